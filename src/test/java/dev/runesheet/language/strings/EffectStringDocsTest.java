package dev.runesheet.language.strings;

import dev.runesheet.GeneratedPart;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The page of effect strings lists the kinds of cards that a part takes, as its pattern has them.
 * {@code -Dwrite.docs=true} writes the list anew.
 */
class EffectStringDocsTest {

  private static final Pattern KINDS = Pattern.compile("(\\w+) \\{kind:([\\w|]+)}.*");

  @Test
  void theKindsOfCardsAreUpToDate() throws IOException {
    String rows =
        patterns()
            .map(KINDS::matcher)
            .filter(Matcher::matches)
            .map(part -> "| `" + part.group(1) + "` | `" + part.group(2).replace("|", "`, `"))
            .sorted()
            .collect(Collectors.joining("` |\n", "| part | KIND |\n|---|---|\n", "` |\n"));
    GeneratedPart.upToDate(Path.of("docs/effect-strings.md"), "kinds", rows);
  }

  private static Stream<String> patterns() {
    return Arrays.stream(CardPart.class.getDeclaredClasses())
        .flatMap(part -> Arrays.stream(part.getAnnotationsByType(WrittenAs.class)))
        .filter(one -> one.in() == WrittenAs.Use.PAYOUT)
        .flatMap(one -> Arrays.stream(one.value()));
  }
}
