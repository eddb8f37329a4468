// The words for the service's reasons to refuse something in Summer Pavilion.
export const refusals: Record<string, string> = {
  over: "table-over",
  drafting: "pavilion-no-drafting",
  placing: "pavilion-no-placing",
  "no-factory": "pavilion-no-factory",
  empty: "pavilion-no-empty",
  absent: "pavilion-no-absent",
  wild: "pavilion-no-wild",
  covered: "pavilion-no-covered",
  colour: "pavilion-no-colour",
  "not-held": "pavilion-no-not-held",
  cost: "pavilion-no-cost",
  wilds: "pavilion-no-wilds",
  bonus: "pavilion-no-bonus",
  supply: "pavilion-no-supply",
  kept: "pavilion-no-kept",
  "no-bonus": "pavilion-no-reward",
};
