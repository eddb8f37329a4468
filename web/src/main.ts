// Where the page begins.
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/type.css";
import "./styles/base.css";

applySettings();
const target = document.getElementById("page");
if (!target) throw new Error("index.html has no #page");
mount(App, { target });
