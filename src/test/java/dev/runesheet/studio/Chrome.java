package dev.runesheet.studio;

import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A page in headless Chromium, driven by its own protocol; tests are left out where it is not. */
final class Chrome implements AutoCloseable {

  private static final long LONG_SECONDS = 60;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** What the page complained of in its console, and what it could not load. */
  final List<String> complaints = new CopyOnWriteArrayList<>();

  private final Process process;
  private final WebSocket socket;
  private final Map<Integer, CompletableFuture<JsonNode>> asked = new ConcurrentHashMap<>();
  private int count;

  /** Opens a blank page of a width and a height. */
  Chrome(Path folder, int width, int height, boolean dark) throws Exception {
    Path profile = folder.resolve("chrome-" + width + dark);
    List<String> command = new ArrayList<>(List.of(find(), "--headless=new", "--no-sandbox"));
    command.addAll(List.of("--remote-debugging-port=0", "--user-data-dir=" + profile));
    command.addAll(List.of("--disable-gpu", "--hide-scrollbars", "about:blank"));
    process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    socket = connect(profile.resolve("DevToolsActivePort"));
    ask("Runtime.enable", Json.object());
    ask("Log.enable", Json.object());
    ask("Page.enable", Json.object());
    // What is typed reaches the page also while others are in front of it.
    ask("Emulation.setFocusEmulationEnabled", Json.object().put("enabled", true));
    look(width, height, dark);
  }

  /** Makes the page of another size, and light or dark. */
  void look(int width, int height, boolean dark) throws Exception {
    ask(
        "Emulation.setDeviceMetricsOverride",
        Json.object()
            .put("width", width)
            .put("height", height)
            .put("deviceScaleFactor", 1)
            .put("mobile", false));
    ObjectNode look = Json.object();
    look.putArray("features")
        .addObject()
        .put("name", "prefers-color-scheme")
        .put("value", dark ? "dark" : "light");
    ask("Emulation.setEmulatedMedia", look);
  }

  private static String find() {
    String found = null;
    for (String name : new String[] {"chromium", "chromium-browser", "google-chrome"}) {
      Path path = Path.of("/usr/bin", name);
      found = found == null && Files.isExecutable(path) ? path.toString() : found;
    }
    assumeThat(found).as("Chromium").isNotNull();
    return found;
  }

  private WebSocket connect(Path portFile) throws Exception {
    for (int i = 0; i < 200 && !Files.exists(portFile); i++) {
      Thread.sleep(100);
    }
    Thread.sleep(200);
    int port = Integer.parseInt(Files.readAllLines(portFile).get(0));
    HttpClient client = HttpClient.newHttpClient();
    HttpResponse<String> list =
        client.send(
            java.net.http.HttpRequest.newBuilder(
                    URI.create("http://127.0.0.1:" + port + "/json/list"))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    String address = "";
    for (JsonNode one : MAPPER.readTree(list.body())) {
      if (one.path("type").asText().equals("page")) {
        address = one.path("webSocketDebuggerUrl").asText();
      }
    }
    return client
        .newWebSocketBuilder()
        .buildAsync(URI.create(address), new Listener())
        .get(LONG_SECONDS, TimeUnit.SECONDS);
  }

  /** Takes answers, and what the page complains of. */
  private final class Listener implements WebSocket.Listener {

    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        take(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    private void take(String message) {
      try {
        JsonNode read = MAPPER.readTree(message);
        if (read.has("id")) {
          asked.remove(read.path("id").asInt()).complete(read);
        } else if (read.path("method").asText().equals("Runtime.exceptionThrown")
            || read.path("method").asText().equals("Log.entryAdded")
                && read.at("/params/entry/level").asText().equals("error")) {
          complaints.add(read.path("params").toString());
        }
      } catch (IOException broken) {
        complaints.add(broken.toString());
      }
    }
  }

  private JsonNode ask(String method, ObjectNode parameters) throws Exception {
    int id = ++count;
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    asked.put(id, answer);
    ObjectNode message = Json.object().put("id", id).put("method", method);
    message.set("params", parameters);
    socket.sendText(message.toString(), true).get(LONG_SECONDS, TimeUnit.SECONDS);
    return answer.get(LONG_SECONDS, TimeUnit.SECONDS);
  }

  /** Opens an address. */
  void open(String address) throws Exception {
    ask("Page.navigate", Json.object().put("url", address));
  }

  /** What an expression gives on the page. */
  JsonNode tell(String script) throws Exception {
    JsonNode answer =
        ask(
            "Runtime.evaluate",
            Json.object()
                .put("expression", script)
                .put("awaitPromise", true)
                .put("returnByValue", true));
    return answer.at("/result/result/value");
  }

  /** Waits until an expression holds; gives how many milliseconds that took. */
  long await(String script) throws Exception {
    long begun = System.nanoTime();
    while (!tell("Boolean(" + script + ")").asBoolean()) {
      if (System.nanoTime() - begun > TimeUnit.SECONDS.toNanos(LONG_SECONDS)) {
        throw new AssertionError(
            "never came: "
                + script
                + "; complaints "
                + complaints
                + "; the page says "
                + tell("location.hash + ' ' + document.body.innerText.slice(0, 1500)"));
      }
      Thread.sleep(20);
    }
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
  }

  /** Types a text where the focus is. */
  void type(String text) throws Exception {
    ask("Input.insertText", Json.object().put("text", text));
  }

  /** Presses a key. */
  void key(String key, int code) throws Exception {
    for (String type : new String[] {"keyDown", "keyUp"}) {
      ask(
          "Input.dispatchKeyEvent",
          Json.object()
              .put("type", type)
              .put("key", key)
              .put("code", key)
              .put("windowsVirtualKeyCode", code)
              .put("text", key.equals("Enter") && type.equals("keyDown") ? "\r" : ""));
    }
  }

  /** Serious barriers for people who hear the page, or see it badly, as axe-core finds them. */
  List<String> barriers() throws Exception {
    if (!tell("'axe' in window").asBoolean()) {
      try (InputStream script = Chrome.class.getResourceAsStream("/axe.min.js")) {
        tell(new String(script.readAllBytes(), StandardCharsets.UTF_8) + ";0");
      }
    }
    JsonNode found =
        tell(
            "axe.run(document, {resultTypes: ['violations']}).then(all => all.violations"
                + ".filter(one => ['serious', 'critical'].includes(one.impact)).map(one => one.id"
                + " + ' at ' + one.nodes.slice(0, 3).map(node => node.html.slice(0, 160))"
                + ".join(' and ')))");
    List<String> barriers = new ArrayList<>();
    found.forEach(one -> barriers.add(one.asText()));
    return barriers;
  }

  /** Takes a picture. */
  void picture(Path file) throws Exception {
    JsonNode shot = ask("Page.captureScreenshot", Json.object().put("format", "png"));
    Files.write(file, Base64.getDecoder().decode(shot.at("/result/data").asText()));
  }

  /** Ends the browser with its processes, which write to its profile as long as they live. */
  @Override
  public void close() {
    socket.abort();
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(one -> one.onExit().join());
  }
}
