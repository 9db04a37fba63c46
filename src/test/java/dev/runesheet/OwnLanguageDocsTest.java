package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The listings of docs/own-language.md are parts of the project that it is about. */
class OwnLanguageDocsTest {

  private static final Path PROJECT = Path.of("src/it/lantern-walk");
  private static final Pattern LISTING = Pattern.compile("(?s)```\\w*\n(.*?)```");

  @Test
  void eachListingStandsInAFileOfTheProject() throws IOException {
    List<String> sources;
    try (Stream<Path> files = Files.walk(PROJECT)) {
      sources = files.filter(Files::isRegularFile).map(OwnLanguageDocsTest::text).toList();
    }
    String guide = Files.readString(Path.of("docs/own-language.md"));
    List<String> listings =
        LISTING.matcher(guide).results().map(found -> outdented(found.group(1))).toList();

    assertThat(listings)
        .hasSizeGreaterThan(5)
        .allSatisfy(listing -> assertThat(sources).anyMatch(source -> source.contains(listing)));
  }

  private static String text(Path file) {
    try {
      return outdented(Files.readString(file));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** A text without the indentation of its lines. */
  private static String outdented(String text) {
    return text.replaceAll("(?m)^ +", "");
  }
}
