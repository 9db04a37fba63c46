package dev.runesheet.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches are the same whatever language, time zone and encoding the machine has. */
class DigestsTest {

  private static final int MATCHES = 3;

  @ParameterizedTest
  @CsvSource({"tr, TR, Asia/Kathmandu, UTF-16", "ar, EG, Pacific/Apia, US-ASCII"})
  void aProcessElsewherePlaysTheSame(String language, String country, String zone, String encoding)
      throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Duser.language=" + language,
                "-Duser.country=" + country,
                "-Duser.timezone=" + zone,
                "-Dfile.encoding=" + encoding,
                "-Dstdout.encoding=US-ASCII",
                "-cp",
                System.getProperty("java.class.path"),
                GameDigests.class.getName(),
                "" + MATCHES,
                "math-battle",
                "werewolf"));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    byte[] printed = process.getInputStream().readAllBytes();
    assertThat(process.waitFor()).isZero();
    String text = new String(printed, StandardCharsets.US_ASCII).replace("\0", "");
    assertThat(text)
        .contains("math-battle " + GameDigests.of("math-battle", MATCHES))
        .contains("werewolf " + GameDigests.of("werewolf", MATCHES));
  }

  @Test
  void otherMatchesHaveOtherDigests() {
    assertThat(GameDigests.of("math-battle", 2)).isNotEqualTo(GameDigests.of("math-battle", 3));
  }
}
