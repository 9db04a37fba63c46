package dev.runesheet.studio.server;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.FileNames;
import dev.runesheet.cli.console.Json;
import dev.runesheet.studio.desk.Folder;
import dev.runesheet.studio.desk.Refusal;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The studio of one folder, served to this machine alone unless told otherwise.
 *
 * <p>Every answer forbids the page to load anything from elsewhere or to run what is written into
 * it; every request must pass the gate.
 */
public final class StudioServer implements AutoCloseable {

  private static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src"
              + " 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
              + " require-trusted-types-for 'script'",
          "X-Content-Type-Options",
          "nosniff",
          "X-Frame-Options",
          "DENY",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cache-Control",
          "no-store");

  private final Gate gate = new Gate();
  private final Folder folder;
  private final Routes routes;
  private final Consumer<Exception> failures;
  private final Javalin server;
  private final String first;
  private final Address address;

  /**
   * Starts a server.
   *
   * @param root the folder with the games
   * @param game the game that the page opens with; empty for the list of games
   * @param address where it is served
   * @param failures is told of what should not happen
   * @throws CommandFailure if the address cannot be used
   */
  public static StudioServer start(
      Path root, String game, Address address, Consumer<Exception> failures) {
    try {
      return new StudioServer(root, game, address, failures);
    } catch (JavalinBindException taken) {
      throw CommandFailure.of(
          "Port "
              + address.port()
              + " of "
              + address.host()
              + " cannot be used: another program has it, or it is no address of this machine;"
              + " name another one.");
    }
  }

  private StudioServer(Path root, String game, Address address, Consumer<Exception> failures) {
    this.address = address;
    this.folder = new Folder(root);
    this.routes = new Routes(folder);
    this.failures = failures;
    this.first = game;
    if (!game.isEmpty()) {
      folder.desk(game);
    }
    this.server = Javalin.create(this::configure).start(address.host(), address.port());
    gate.opened(server.port());
    address.names().forEach(gate::answersTo);
  }

  /** The link that the author opens. */
  public String link() {
    String game = first.isEmpty() ? "" : "&game=" + first;
    return "http://"
        + address.names().iterator().next()
        + ":"
        + server.port()
        + "/?token="
        + gate.token()
        + game;
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.maxRequestSize = RequestBody.MOST_BYTES;
    config.routes.before(this::admit);
    config.routes.get("/", this::open);
    config.routes.get("/assets/{name}", request -> Assets.send(request, request.pathParam("name")));
    routes.add(config.routes);
    config.routes.exception(
        Refusal.class, (no, request) -> answer(request, no.status(), no.toJson()));
    config.routes.exception(
        CommandFailure.class, (no, request) -> answer(request, 409, problem(no.getMessage())));
    config.routes.exception(
        ContentTooLargeResponse.class,
        (no, request) -> answer(request, 413, problem("The request is too long.")));
    config.routes.exception(Exception.class, this::failed);
  }

  private void failed(Exception failure, Context request) {
    Optional<String> file = FileNames.told(failure);
    if (file.isPresent()) {
      answer(request, 409, problem(file.get()));
      return;
    }
    if (failure instanceof InvalidPathException path) {
      answer(
          request, 400, problem("No file or folder can be called so: " + path.getReason() + "."));
      return;
    }
    failures.accept(failure);
    answer(request, 500, problem("This should not have happened: " + failure));
  }

  private static JsonNode problem(String sentence) {
    return Json.object().put("problem", sentence);
  }

  private static void answer(Context request, int status, JsonNode json) {
    request.status(status).contentType("application/json").result(json.toString());
  }

  private void admit(Context request) {
    HEADERS.forEach(request::header);
    boolean exchange = request.path().equals("/") && gate.bringsToken(request);
    if (!gate.isOurs(request)) {
      answer(request, 403, problem("This request does not come from the studio's own page."));
      request.skipRemainingHandlers();
    } else if (!exchange && !gate.isKnown(request)) {
      answer(request, 401, problem("Open the link that the command 'studio' printed."));
      request.skipRemainingHandlers();
    }
  }

  private void open(Context request) {
    if (gate.bringsToken(request)) {
      gate.welcome(request);
      String game = request.queryParam("game");
      boolean known = game != null && folder.games().contains(game);
      // The token does not stay in the address, where it would be copied with it.
      request.redirect(known ? "/#/" + game : "/");
    } else {
      Assets.send(request, "index.html");
    }
  }

  @Override
  public void close() {
    routes.close();
    server.stop();
    folder.close();
  }
}
