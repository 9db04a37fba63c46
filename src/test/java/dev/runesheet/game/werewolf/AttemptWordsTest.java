package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.attempt.AttemptStage;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.spelling.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Rules about attempts name stages and families with the words that these are declared with. */
class AttemptWordsTest {

  private static final List<String> FILES = List.of("families", "stages");

  @Test
  void rulesNameStagesThatAttemptsGoThrough() throws IOException {
    assertThat(named("stage")).isNotEmpty().isSubsetOf(Word.words(AttemptStage.class));
  }

  @Test
  void rulesNameFamiliesThatBeginAttempts() throws IOException {
    assertThat(named("kind")).isNotEmpty().isSubsetOf(Word.words(AbilityFamily.class));
  }

  /** The words that patterns of attempts compare a field with. */
  private static List<String> named(String field) throws IOException {
    Pattern pattern = Pattern.compile("Attempt\\([^\\n]*?\\b" + field + " [!=]= \"([^\"]*)\"");
    StringBuilder rules = new StringBuilder();
    for (String file : FILES) {
      rules.append(Files.readString(Path.of("rules/werewolf/" + file + ".drl")));
    }
    return pattern.matcher(rules).results().map(found -> found.group(1)).distinct().toList();
  }
}
