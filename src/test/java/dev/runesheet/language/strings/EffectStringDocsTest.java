package dev.runesheet.language.strings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of effect strings names the kinds that a verb takes, as the verb's pattern has them. */
class EffectStringDocsTest {

  private static final Path PAGE = Path.of("docs/effect-strings.md");
  private static final Pattern KINDS = Pattern.compile("(\\w+) \\{kind:([\\w|]+)}.*");
  private static final Pattern ROW =
      Pattern.compile("\\| `(\\w+) KIND[^|]*`.* \\|.*KIND is ([^;|]+?)(;.*)? \\|");

  @Test
  void kindsOfVerbs() throws IOException {
    Map<String, String> written = new LinkedHashMap<>();
    patterns()
        .map(KINDS::matcher)
        .filter(Matcher::matches)
        .forEach(
            verb -> written.put(verb.group(1), "`" + verb.group(2).replace("|", "`, `") + "`"));
    Map<String, String> told = new LinkedHashMap<>();
    Files.readAllLines(PAGE).stream()
        .map(ROW::matcher)
        .filter(Matcher::matches)
        .forEach(row -> told.put(row.group(1), row.group(2)));
    assertThat(written).containsKey("banish_owned");
    assertThat(told).containsExactlyInAnyOrderEntriesOf(written);
  }

  private static Stream<String> patterns() {
    return Arrays.stream(CardPart.class.getDeclaredClasses())
        .flatMap(part -> Arrays.stream(part.getAnnotationsByType(WrittenAs.class)))
        .filter(one -> one.in() == WrittenAs.Use.PAYOUT)
        .flatMap(one -> Arrays.stream(one.value()));
  }
}
