package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.studio.server.Address;
import dev.runesheet.studio.server.StudioServer;
import dev.runesheet.table.write.CellWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A studio that is killed while it writes. */
@Tag("slow")
class StudioKilledTest {

  private static final String GAME = "math-battle";
  private static final String BOOK = "decision-tables/math-battle/global-rules.drl.xlsx";
  private static final String SHEET = "Global rules";
  private static final String CELL = "B8";
  private static final int KILLS = 4;

  @TempDir private Path folder;

  /** The studio as a process of its own, which prints its link. */
  public static void main(String[] arguments) throws InterruptedException {
    StudioServer server =
        StudioServer.start(Path.of(arguments[0]), "", new Address("127.0.0.1", 0), failure -> {});
    System.out.println(server.link());
    new CountDownLatch(1).await();
  }

  @Test
  void noFileIsDamagedAndNothingConfirmedIsLost() throws Exception {
    StudioPage.copied(GAME, folder);
    String confirmed = shown(Files.readAllBytes(folder.resolve(BOOK)));
    for (int kill = 0; kill < KILLS; kill++) {
      confirmed = writeUntilKilled(kill, confirmed);
      String now = shown(Files.readAllBytes(folder.resolve(BOOK)));
      String next = "edit " + (Integer.parseInt("0" + confirmed.replaceAll("\\D", "")) + 1);
      assertThat(now).as("after kill " + kill).isIn(confirmed, next);
      Path backup = folder.resolve(BOOK + ".bak");
      assertThat(shown(Files.readAllBytes(backup))).as("the version before").isNotEmpty();
      confirmed = now;
    }
    try (Stream<Path> beside = Files.list(folder.resolve(BOOK).getParent())) {
      assertThat(beside.filter(one -> one.toString().endsWith(".tmp")).count())
          .as("what killed processes left, of which the next write removes all")
          .isLessThanOrEqualTo(2);
    }
  }

  /** Writes the cell again and again; gives what was confirmed last before the kill. */
  private String writeUntilKilled(int kill, String before) throws Exception {
    Process studio =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                StudioKilledTest.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(studio.getInputStream(), StandardCharsets.UTF_8));
    String link = out.readLine();
    HttpClient client =
        HttpClient.newBuilder()
            .cookieHandler(new CookieManager())
            .followRedirects(HttpClient.Redirect.NORMAL)
            .build();
    client.send(
        HttpRequest.newBuilder(URI.create(link)).build(), HttpResponse.BodyHandlers.discarding());
    String origin = link.replaceAll("/\\?.*", "");
    String confirmed = before;
    int count = Integer.parseInt("0" + before.replaceAll("\\D", ""));
    try {
      for (int i = 0; ; i++) {
        String after = "edit " + (++count);
        JsonNode answer = write(client, origin, confirmed, after);
        assertThat(answer.path("problem").asText()).isEmpty();
        confirmed = after;
        if (i == 2 + kill) {
          // Somewhere within one of the next writes, each time a little later.
          new Thread(() -> killAfter(studio, 3 + 7L * kill)).start();
        }
      }
    } catch (IOException killed) {
      studio.waitFor();
      return confirmed;
    } finally {
      studio.destroyForcibly().waitFor();
    }
  }

  private static void killAfter(Process studio, long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
    studio.destroyForcibly();
  }

  private static JsonNode write(HttpClient client, String origin, String before, String after)
      throws IOException, InterruptedException {
    String body =
        new ObjectMapper()
            .createObjectNode()
            .put("file", BOOK)
            .put("sheet", SHEET)
            .put("cell", CELL)
            .put("before", before)
            .put("after", after)
            .toString();
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(origin + "/api/" + GAME + "/cell"))
            .header("Content-Type", "application/json")
            .header("Origin", origin)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    return new ObjectMapper()
        .readTree(client.send(request, HttpResponse.BodyHandlers.ofString()).body());
  }

  private static String shown(byte[] workbook) {
    return new CellWriter(BOOK, workbook, new Diagnostics()).shown(SHEET, CELL).orElseThrow();
  }
}
