package dev.runesheet.studio;

import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import dev.runesheet.cli.console.Json;
import dev.runesheet.studio.server.Address;
import dev.runesheet.studio.server.StudioServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A studio of a copy of a game, and a browser's manners without a browser. */
final class StudioPage implements AutoCloseable {

  private static final Duration LONG = Duration.ofSeconds(60);
  private static final Duration SHORT = Duration.ofMillis(50);

  private static final ObjectWriter ASCII =
      new ObjectMapper().writer().with(JsonWriteFeature.ESCAPE_NON_ASCII);

  final StudioServer server;
  final Path folder;
  final String game;
  final CopyOnWriteArrayList<Exception> failures = new CopyOnWriteArrayList<>();
  private final HttpClient client =
      HttpClient.newBuilder()
          .cookieHandler(new CookieManager())
          .followRedirects(HttpClient.Redirect.NORMAL)
          .build();

  /** Opens a studio of a folder; of a copy of a shipped game if the folder has it not yet. */
  StudioPage(Path folder, String game) throws Exception {
    this.folder = folder;
    this.game = game;
    if (!Files.isDirectory(folder.resolve("data/" + game))) {
      copied(game, folder);
    }
    this.server = StudioServer.start(folder, game, new Address("127.0.0.1", 0), failures::add);
    client.send(
        HttpRequest.newBuilder(URI.create(server.link())).build(),
        HttpResponse.BodyHandlers.discarding());
  }

  /** Copies what a game needs; gives the folder. */
  static Path copied(String game, Path folder) {
    for (String part :
        new String[] {
          "data/" + game, "decision-tables/" + game, "decision-tables/engine", "rules"
        }) {
      Path from = Path.of(part);
      if (Files.isDirectory(from)) {
        copy(from, folder.resolve(part));
      }
    }
    return folder;
  }

  private static void copy(Path from, Path to) {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path one : all.toList()) {
        Path target = to.resolve(from.relativize(one).toString());
        if (Files.isDirectory(one)) {
          Files.createDirectories(target);
        } else {
          Files.createDirectories(target.getParent());
          Files.copy(one, target);
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** The address of the server, without a path. */
  String origin() {
    return server.link().replaceAll("/\\?.*", "");
  }

  int port() {
    return URI.create(origin()).getPort();
  }

  HttpResponse<String> ask(String path) throws Exception {
    return client.send(
        HttpRequest.newBuilder(URI.create(origin() + path)).build(),
        HttpResponse.BodyHandlers.ofString());
  }

  HttpResponse<String> send(String path, String body, String... headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(origin() + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  /** What a page of ours gets. */
  JsonNode get(String path) throws Exception {
    return read(ask("/api/" + game + path));
  }

  JsonNode post(String path, String... fields) throws Exception {
    var body = Json.object();
    for (int i = 0; i < fields.length; i += 2) {
      body.put(fields[i], fields[i + 1]);
    }
    return post(path, body);
  }

  JsonNode post(String path, JsonNode body) throws Exception {
    String ascii = ASCII.writeValueAsString(body); // Half a surrogate pair has no other form.
    return read(send("/api/" + game + path, ascii, "Origin", origin()));
  }

  private static JsonNode read(HttpResponse<String> answer) throws Exception {
    return new ObjectMapper().readTree(answer.body());
  }

  /** Waits until something the page asks for is as it should be. */
  JsonNode await(String path, Predicate<JsonNode> wanted) throws Exception {
    long end = System.nanoTime() + LONG.toNanos();
    JsonNode last;
    do {
      last = get(path);
      if (wanted.test(last)) {
        return last;
      }
      Thread.sleep(SHORT.toMillis());
    } while (System.nanoTime() < end);
    throw new AssertionError(path + " never came to what was expected: " + last);
  }

  /** What the server tells by itself, line by line, from now on. */
  Stream<String> news() throws Exception {
    return client
        .send(
            HttpRequest.newBuilder(URI.create(origin() + "/api/" + game + "/news"))
                .header("Accept", "text/event-stream")
                .build(),
            HttpResponse.BodyHandlers.ofLines())
        .body();
  }

  /** Waits until all was read and all tests were played. */
  void awaitPlayed() throws Exception {
    await(
        "/state",
        state ->
            state.path("read").asBoolean()
                && state.path("tests").path("passed").asInt() > 0
                && state.path("tests").path("waiting").asInt() == 0);
  }

  /** The status line of a request written by hand, for what no client sends. */
  String raw(String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", port())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      BufferedReader answer =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
      return String.valueOf(answer.readLine());
    }
  }

  static String word(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    server.close();
  }
}
