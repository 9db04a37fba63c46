package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.studio.server.Address;
import dev.runesheet.studio.server.StudioServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whom the studio answers. */
class GateTest {

  private static final String STATE = "/api/math-battle/state";

  @TempDir private static Path folder;
  private static StudioPage page;

  @BeforeAll
  static void open() throws Exception {
    page = new StudioPage(folder, "math-battle");
  }

  @AfterAll
  static void close() {
    page.close();
    assertThat(page.failures).isEmpty();
  }

  private static HttpResponse<String> stranger(String path) throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create(page.origin() + path)).build(),
            HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void whoOpensTheLinkSeesThePage() throws Exception {
    assertThat(page.ask("/").body()).contains("<title>Runesheet studio</title>");
    assertThat(page.ask(STATE).statusCode()).isEqualTo(200);
  }

  @Test
  void withoutTheLinkNothingIsAnswered() throws Exception {
    for (String path : new String[] {"/", STATE, "/assets/app.js", "/?token=guessed", "/api"}) {
      assertThat(stranger(path).statusCode()).as(path).isEqualTo(401);
    }
    assertThat(stranger(STATE).body()).contains("Open the link").doesNotContain("findings");
  }

  @Test
  void theCookieIsKeptFromScriptsAndOtherSites() throws Exception {
    HttpResponse<String> answer = stranger(page.server.link().substring(page.origin().length()));
    assertThat(answer.statusCode()).isEqualTo(302);
    assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
        .contains("HttpOnly", "SameSite=Strict");
    assertThat(answer.headers().firstValue("Location").orElseThrow()).doesNotContain("token");
  }

  @Test
  void otherOriginsAndHostsAreRefused() throws Exception {
    String change = STATE;
    assertThat(page.send(change, "{}", "Origin", "http://evil.example").statusCode())
        .isEqualTo(403);
    assertThat(page.send(change, "{}").statusCode()).as("no origin at all").isEqualTo(403);
    assertThat(page.raw("GET " + STATE + " HTTP/1.1\r\nHost: evil.example:80\r\n\r\n"))
        .contains("403");
    assertThat(page.raw("GET / HTTP/1.0\r\n\r\n")).contains("403");
  }

  @Test
  void onlyFilesOfThePageAreServed() throws Exception {
    for (String path :
        new String[] {
          "/assets/..%2f..%2fetc%2fpasswd",
          "/assets/../../etc/passwd",
          "/../../etc/passwd",
          "/assets/app.class",
          "/api/..%2f..%2fetc/state",
          "/api/no-such-game/state"
        }) {
      assertThat(page.ask(path).statusCode()).as(path).isIn(400, 404);
    }
    assertThat(page.raw("GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n"))
        .containsAnyOf("400", "403", "404");
  }

  @Test
  void pagesMayLoadNothingFromElsewhereAndRunNothingInline() throws Exception {
    HttpResponse<String> answer = page.ask("/");
    assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'", "script-src 'self'")
        .doesNotContain("unsafe");
    assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(answer.body())
        .doesNotContain("<script>")
        .doesNotContain("style=")
        .doesNotContain("http://")
        .doesNotContain("https://");
  }

  @Test
  void aRequestOfAGigabyteIsRefusedUnread() throws Exception {
    String head =
        "POST "
            + STATE
            + " HTTP/1.1\r\nHost: 127.0.0.1:"
            + page.port()
            + "\r\nOrigin: "
            + page.origin()
            + "\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n{";
    assertThat(page.raw(head)).containsPattern(" 4\\d\\d ");
  }

  @Test
  void itIsServedToOthersOnlyIfToldAndByTheirNameOfThisMachine(@TempDir Path other)
      throws Exception {
    StudioPage.copied("math-battle", other);
    try (StudioServer open =
        StudioServer.start(other, "", new Address("0.0.0.0", 0), page.failures::add)) {
      URI link = URI.create(open.link());
      assertThat(link.getHost()).isNotEqualTo("0.0.0.0");
      assertThat(
              HttpClient.newHttpClient()
                  .send(
                      HttpRequest.newBuilder(link).build(), HttpResponse.BodyHandlers.discarding())
                  .statusCode())
          .isEqualTo(302);
    }
    assertThat(new Address("127.0.0.1", 0).isLocal()).isTrue();
    assertThat(new Address("0.0.0.0", 0).isLocal()).isFalse();
  }
}
