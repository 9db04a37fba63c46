package dev.runesheet.studio.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.studio.cards.Gallery;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.studio.desk.Folder;
import dev.runesheet.studio.desk.Refusal;
import dev.runesheet.studio.play.Tables;
import dev.runesheet.studio.runs.Runs;
import dev.runesheet.studio.sheets.CellEditor;
import dev.runesheet.studio.sheets.KnownWords;
import dev.runesheet.studio.sheets.Workbooks;
import dev.runesheet.table.write.OpenWorkbook;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The addresses of the server, with the methods that answer. */
final class Routes {

  private static final String GAME = "/api/{game}";

  private final Folder folder;
  private final Stream stream = new Stream();
  private final Map<String, Room> rooms = new ConcurrentHashMap<>();

  Routes(Folder folder) {
    this.folder = folder;
  }

  /** All that is known of one game. */
  private record Room(
      Desk desk, Gallery gallery, Workbooks workbooks, CellEditor pen, Tables tables, Runs runs) {

    static Room of(Desk desk) {
      OpenWorkbook shown = new OpenWorkbook();
      return new Room(
          desk,
          new Gallery(desk),
          new Workbooks(desk, shown),
          new CellEditor(desk, shown),
          new Tables(desk),
          new Runs(desk));
    }
  }

  void add(RoutesConfig routes) {
    routes.get("/api", request -> answer(request, games()));
    routes.sse(GAME + "/news", client -> stream.open(client, room(client.ctx()).desk()));
    get(routes, "/state", request -> room(request).desk().state());
    get(routes, "/changes", request -> room(request).desk().changes());
    get(routes, "/tests", request -> room(request).desk().tests().toJson());
    get(routes, "/cards", request -> room(request).gallery().faces());
    get(routes, "/card", request -> room(request).gallery().card(word(request, "id")));
    sheets(routes);
    writing(routes);
    play(routes);
    questions(routes);
    positions(routes);
    get(routes, "/runs", request -> room(request).runs().all());
    post(
        routes,
        "/run",
        (room, body) -> room.runs().start(body.text("kind"), body.field("settings")));
    post(routes, "/stop", (room, body) -> room.runs().stop());
  }

  private void sheets(RoutesConfig routes) {
    get(routes, "/files", request -> room(request).workbooks().files());
    get(
        routes,
        "/sheet",
        request -> room(request).workbooks().sheet(word(request, "file"), word(request, "sheet")));
    get(
        routes,
        "/rows",
        request ->
            room(request)
                .workbooks()
                .rows(
                    word(request, "file"),
                    word(request, "sheet"),
                    number(request, "from"),
                    number(request, "to")));
    get(
        routes,
        "/filter",
        request ->
            room(request)
                .workbooks()
                .filter(word(request, "file"), word(request, "sheet"), word(request, "text")));
    get(
        routes,
        "/sentences",
        request -> room(request).workbooks().sentences(word(request, "file")));
    get(
        routes,
        "/line",
        request -> room(request).workbooks().line(word(request, "file"), word(request, "place")));
    get(routes, "/words", request -> KnownWords.of(room(request).desk()));
  }

  private void writing(RoutesConfig routes) {
    get(routes, "/text", request -> room(request).pen().read(word(request, "file")));
    post(
        routes,
        "/cell",
        (room, body) ->
            room.pen()
                .cell(
                    body.text("file"),
                    body.text("sheet"),
                    body.text("cell"),
                    body.text("before"),
                    body.text("after")));
    post(
        routes,
        "/text",
        (room, body) ->
            room.pen().text(body.text("file"), body.text("version"), body.text("text")));
    post(
        routes,
        "/mend",
        (room, body) ->
            room.pen()
                .mend(body.text("file"), body.text("place"), body.text("from"), body.text("to")));
    post(routes, "/undo", (room, body) -> room.pen().undo());
    post(routes, "/redo", (room, body) -> room.pen().redo());
  }

  private void play(RoutesConfig routes) {
    get(routes, "/play", request -> room(request).tables().offer());
    get(routes, "/seats", request -> room(request).tables().seats(word(request, "words")));
    get(
        routes,
        "/match",
        request -> room(request).tables().state(word(request, "id"), number(request, "player")));
    post(
        routes,
        "/match",
        (room, body) ->
            room.tables()
                .begin(
                    body.textOr("words"),
                    body.textOr("people"),
                    body.text("bot"),
                    body.number("seed", 0)));
    post(
        routes,
        "/choose",
        (room, body) ->
            room.tables()
                .choose(body.text("id"), player(body), body.text("decision"), body.text("option")));
    post(
        routes,
        "/step",
        (room, body) -> room.tables().step(body.text("id"), player(body), body.text("pace")));
    post(routes, "/back", (room, body) -> room.tables().back(body.text("id"), player(body)));
    post(routes, "/branch", (room, body) -> room.tables().branch(body.text("id")));
  }

  /** The routes of questions about a match. */
  private void questions(RoutesConfig routes) {
    post(
        routes,
        "/explain",
        (room, body) ->
            room.tables()
                .explain(
                    body.text("id"), player(body), body.number("entity", -1), body.text("stat")));
    post(
        routes,
        "/why",
        (room, body) -> room.tables().why(body.text("id"), player(body), body.number("line", -1)));
    post(
        routes,
        "/why-not",
        (room, body) ->
            room.tables()
                .whyNot(
                    body.text("id"), player(body), body.text("effect"), body.number("entity", -1)));
    post(
        routes,
        "/about",
        (room, body) ->
            room.tables().about(body.text("id"), player(body), body.number("entity", -1)));
  }

  /** Positions that are kept, laid out and played from. */
  private void positions(RoutesConfig routes) {
    post(
        routes,
        "/keep",
        (room, body) -> room.tables().keep(body.text("id"), body.text("as"), body.text("name")));
    get(routes, "/position", request -> room(request).tables().position(word(request, "id")));
    post(
        routes,
        "/look",
        (room, body) -> room.tables().look(body.field("given"), body.textOr("variant")));
    post(
        routes,
        "/position",
        (room, body) ->
            room.tables()
                .begin(
                    body.field("given"),
                    body.textOr("variant"),
                    body.textOr("people"),
                    body.text("bot"),
                    body.number("seed", 0)));
  }

  private static int player(RequestBody body) {
    return body.number("player", 0);
  }

  private void post(
      RoutesConfig routes, String path, BiFunction<Room, RequestBody, JsonNode> handler) {
    routes.post(
        GAME + path,
        request -> {
          RequestBody body = RequestBody.of(request);
          answer(request, handler.apply(room(request), body));
        });
  }

  private static int number(Context request, String name) {
    try {
      return Integer.parseInt(word(request, name));
    } catch (NumberFormatException wrong) {
      throw Refusal.wrong("'" + name + "' must be a whole number.");
    }
  }

  private void get(RoutesConfig routes, String path, Function<Context, JsonNode> handler) {
    routes.get(GAME + path, request -> answer(request, handler.apply(request)));
  }

  private JsonNode games() {
    var list = Json.object().put("folder", folder.root().toString());
    ArrayNode games = list.putArray("games");
    PackFiles files = new DirectoryFiles(folder.root());
    for (String game : folder.games()) {
      games.addObject().put("game", game).put("name", Manifest.title(game, files));
    }
    return list;
  }

  private Room room(Context request) {
    Desk desk = folder.desk(request.pathParam("game"));
    return rooms.computeIfAbsent(desk.game(), game -> Room.of(desk));
  }

  private static String word(Context request, String name) {
    String word = request.queryParam(name);
    return word == null ? "" : word;
  }

  private static void answer(Context request, JsonNode json) {
    request.contentType("application/json").result(json.toString());
  }

  /** Stops all that runs. */
  void close() {
    stream.close();
    rooms.values().forEach(room -> room.runs().close());
  }
}
