package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands print the same, whatever language the machine speaks. */
class LocaleOfTheMachineTest {

  private static final String ARABIC = "ar-EG";

  @TempDir private static Path folder;
  private static final Map<List<String>, Ran> EXPECTED = new LinkedHashMap<>();

  @BeforeAll
  static void runInEnglish() {
    String log = folder.resolve("match.json").toString();
    String[] play = {"play", "math-battle", "fire-mage", "fighter", "--seed", "3", "--log", log};
    assertThat(Ran.run(play).code()).isZero();
    for (List<String> command :
        List.of(
            List.of("why", log),
            List.of("why", log, "--not", "fireball"),
            List.of("why", log, "--json"),
            List.of("explain", "math-battle", "fire-mage", "health"),
            List.of("drl", "math-battle"),
            List.of("check", "math-battle"),
            List.of("codes"),
            List.of("simulate", "math-battle", "fighter", "fire-mage", "--games", "20", "--json"),
            List.of("play", "queens-blood", "--seed", "4"),
            List.of("play", "valeria", "--seed", "4"),
            List.of("--help"))) {
      Ran ran = in(Locale.ROOT, command);
      assertThat(ran.code()).as("%s: %s", command, ran.err()).isZero();
      EXPECTED.put(command, ran);
    }
  }

  private static Ran in(Locale locale, List<String> command) {
    Locale before = Locale.getDefault();
    Locale.setDefault(locale);
    try {
      return Ran.run(command.toArray(String[]::new));
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {ARABIC, "hi-IN-u-nu-deva", "tr-TR", "de-DE"})
  void commandsPrintTheSame(String language) {
    EXPECTED.forEach(
        (command, expected) -> {
          Ran ran = in(Locale.forLanguageTag(language), command);
          assertThat(ran.out()).as("%s", command).isEqualTo(expected.out());
          assertThat(withoutTimes(ran)).as("%s", command).isEqualTo(withoutTimes(expected));
        });
  }

  private static String withoutTimes(Ran ran) {
    return ran.err().replaceAll("[0-9]+\\.[0-9] s\\b", "0.0 s");
  }

  @Test
  void functionsOfRulesAreFoundInEveryLanguage(@TempDir Path games) throws IOException {
    assertThat(Ran.in(games, "", "new", "duelz", "--like", "lanes").code()).isZero();
    Path game = games.resolve("duelz");
    Path file = game.resolve("rules/duelz/own.drl");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        package own.rules;
        import dev.runesheet.spi.fact.*;
        function boolean isLane( String zone ) { return "left".equals( zone ); }
        rule "r" when Entity( kind == "unit", isLane( zone ) ) then end
        """);
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr-TR"));
    try {
      Ran ran = Ran.in(game, "", "test", "duelz");
      assertThat(ran.code()).as(ran.out() + ran.err()).isZero();
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void theLanguagesDifferWhereSomebodyAsksForThem() {
    assertThat(String.format(Locale.forLanguageTag(ARABIC), "%d", 17)).isNotEqualTo("17");
    assertThat("id".toUpperCase(Locale.forLanguageTag("tr-TR"))).isNotEqualTo("ID");
  }
}
