// Runs while the page is closed: shows that it is somebody's turn, in the words that the page left.
const WORDS = "/words";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** A message has no content: that it comes is all it says. */
async function tell() {
  // Whoever looks at the page sees it there.
  if ((await windows()).some((one) => one.focused)) return;
  const stored = await caches.match(WORDS);
  const { title, body } = stored ? await stored.json() : { title: "Quinta", body: "" };
  await self.registration.showNotification(title, { body, tag: "turn" });
  await self.navigator.setAppBadge?.();
}

/** Go to the page that a message is about, in a window that is there or a new one. */
async function open(path) {
  const address = new URL(path, self.location.origin).href;
  const there = (await windows()).find((one) => one.url.split("#")[0] === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

self.addEventListener("push", (event) => event.waitUntil(tell()));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/games"));
});
