package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The server of docs/embedding.md: two clients play a whole match, each with what is his. */
class MatchServerTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<String> TOKENS = List.of("red-token", "blue-token");

  private final HttpClient client = HttpClient.newHttpClient();
  private Match match;
  private MatchServer server;

  @BeforeEach
  void start() throws IOException {
    RuleBook book = ShippedBooks.of("queens-blood");
    QueensCatalog catalog = book.catalog(QueensCatalog.class);
    QueensSetup setup = QueensSetup.of(catalog.deck("destruction"), catalog.deck("tokens"));
    match = book.newMatch(setup.toJson(), 7);
    server = new MatchServer(match, TOKENS, 0);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private HttpResponse<String> send(String token, String path, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
            .timeout(Duration.ofSeconds(10))
            .header("Authorization", "Bearer " + token);
    if (body != null) {
      request.POST(HttpRequest.BodyPublishers.ofString(body));
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private JsonNode get(int player, String path) throws IOException, InterruptedException {
    HttpResponse<String> response = send(TOKENS.get(player), path, null);
    assertThat(response.statusCode()).isEqualTo(200);
    return JSON.readTree(response.body());
  }

  private HttpResponse<String> choose(int player, JsonNode decision, String option)
      throws IOException, InterruptedException {
    String body =
        JSON.createObjectNode()
            .put("decision", decision.path("id").asText())
            .put("option", option)
            .toString();
    return send(TOKENS.get(player), "/choose", body);
  }

  @Test
  void whoAsksForNothingButHeadersIsRefusedWithoutABodyOrAnException() throws Exception {
    List<LogRecord> logged = Collections.synchronizedList(new ArrayList<>());
    Logger logger = Logger.getLogger("com.sun.net.httpserver");
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord entry) {
            logged.add(entry);
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Level level = logger.getLevel();
    logger.setLevel(Level.ALL);
    logger.addHandler(handler);
    try {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/view"))
              .timeout(Duration.ofSeconds(10))
              .header("Authorization", "Bearer " + TOKENS.get(0))
              .method("HEAD", HttpRequest.BodyPublishers.noBody())
              .build();
      assertThat(client.send(request, HttpResponse.BodyHandlers.ofString()).statusCode())
          .isEqualTo(400);
      assertThat(send(TOKENS.get(0), "/view", null).statusCode()).isEqualTo(200);
    } finally {
      logger.removeHandler(handler);
      logger.setLevel(level);
    }
    assertThat(logged).allMatch(one -> one.getThrown() == null);
  }

  @Test
  void twoClientsPlayAMatchAndEachFollowsHisOwnStream() throws Exception {
    int[] cursors = new int[2];
    List<Set<String>> types = List.of(new HashSet<>(), new HashSet<>());
    for (int answers = 0; answers < 200; answers++) {
      for (int player = 0; player < 2; player++) {
        JsonNode page = get(player, "/stream?" + cursors[player]);
        assertThat(page.path("next").asInt())
            .isEqualTo(cursors[player] + page.path("entries").size());
        cursors[player] = page.path("next").asInt();
        for (JsonNode entry : page.path("entries")) {
          types.get(player).add(entry.path("type").asText());
        }
      }
      int active = get(0, "/view").path("active").asInt();
      JsonNode view = get(active, "/view");
      if (view.path("over").asBoolean()) {
        assertThat(types).allSatisfy(all -> assertThat(all).contains("Began", "MatchEnded"));
        return;
      }
      List<JsonNode> plays = new ArrayList<>();
      view.path("decisions").forEach(plays::add);
      JsonNode play = plays.get(plays.size() - 1);
      String option = play.path("options").get(0).path("id").asText();
      assertThat(choose(active, play, option).statusCode()).isEqualTo(200);
    }
    throw new AssertionError("the match did not end");
  }

  @Test
  void aClientSeesAndAnswersOnlyWhatIsHis() throws Exception {
    JsonNode own = get(0, "/view");
    assertThat(own.path("hidden").path("hand").asInt()).isEqualTo(5);
    JsonNode play = own.path("decisions").get(1);
    HttpResponse<String> refused = choose(1, play, "pass");
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.body()).contains("is not open to player (1)");
    assertThat(get(0, "/view")).isEqualTo(own);
  }

  @Test
  void requestsThatAreNotValidAreRefused() throws Exception {
    assertThat(send("other", "/view", null).statusCode()).isEqualTo(401);
    assertThat(send(TOKENS.get(0), "/stream?x", null).statusCode()).isEqualTo(400);
    assertThat(send(TOKENS.get(0), "/stream?99", null).statusCode()).isEqualTo(400);
    assertThat(send(TOKENS.get(0), "/choose", "{").statusCode()).isEqualTo(400);
    String endless = "{}" + " ".repeat(20_000);
    assertThat(send(TOKENS.get(0), "/choose", endless).statusCode()).isEqualTo(400);
    assertThat(send(TOKENS.get(0), "/world", null).statusCode()).isEqualTo(400);
  }

  @Test
  void aMatchThatWasClosedElsewhereIsGone() throws Exception {
    JsonNode play = get(0, "/view").path("decisions").get(0);
    match.close();
    for (HttpResponse<String> gone :
        List.of(
            send(TOKENS.get(0), "/view", null),
            send(TOKENS.get(0), "/stream?0", null),
            choose(0, play, "keep"))) {
      assertThat(gone.statusCode()).isEqualTo(410);
      assertThat(JSON.readTree(gone.body()).path("error").asText()).contains("is closed");
    }
  }

  @Test
  void whatAClientSendsIsNotSentBackAtLength() throws Exception {
    JsonNode play = get(0, "/view").path("decisions").get(0);
    HttpResponse<String> refused = choose(0, play, "x".repeat(5_000));
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.body())
        .contains("option 'xxx")
        .contains("… (5000 characters)' is not")
        .hasSizeLessThan(4_000);
    assertThat(choose(0, play, "x".repeat(50_000)).statusCode()).isEqualTo(400);
  }

  @Test
  void whoSendsSlowlyKeepsNobodyWaiting() throws Exception {
    for (String token : List.of(TOKENS.get(1), "other")) {
      try (Socket slow = new Socket("localhost", server.port())) {
        String begun =
            "POST /choose HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "
                + token
                + "\r\nContent-Length: 1000\r\n\r\n{";
        slow.getOutputStream().write(begun.getBytes(StandardCharsets.US_ASCII));
        slow.getOutputStream().flush();
        Thread.sleep(200);
        assertThat(get(0, "/view").path("player").asInt()).isZero();
      }
    }
  }
}
