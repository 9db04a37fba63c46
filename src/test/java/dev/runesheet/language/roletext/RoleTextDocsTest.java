package dev.runesheet.language.roletext;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.Danger;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.game.werewolf.word.VoteCount;
import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.AbilityTypes;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.language.roletext.write.AbilityWords;
import dev.runesheet.language.roletext.write.Quotes;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.spelling.Titled;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page for game masters shows what is read, and lists what there is. */
class RoleTextDocsTest {

  private static final Path PAGE = Path.of("docs/role-text.md");
  private static final Pattern EXAMPLE = Pattern.compile("```roles\n(.*?)```", Pattern.DOTALL);
  private static final String REFERENCE = "## Reference\n";
  private static final String WORDS = "<!-- written from the classes that declare them -->\n";
  private static final String END = "<!-- end of words -->";
  private static final String HEAD =
      "\nWritten from the code; the formats are those of the project's test roles.\n\n";

  @Test
  void everyExampleIsReadAndInCanonicalForm() throws IOException {
    Matcher example = EXAMPLE.matcher(Files.readString(PAGE));
    int read = 0;
    while (example.find()) {
      RoleText text = RoleTexts.strict(example.group(1));
      assertThat(RoleTextWriter.write(text)).isEqualTo(example.group(1));
      read++;
    }
    assertThat(read).isGreaterThan(4);
  }

  @Test
  void theReferenceIsUpToDate() throws IOException {
    String page = Files.readString(PAGE);
    int reference = page.indexOf(REFERENCE) + REFERENCE.length();
    String expected = page.substring(0, reference) + HEAD + reference();
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(PAGE, expected);
    }
    assertThat(PAGE).hasContent(expected);
  }

  @Test
  void everyVocabularyStandsWithTheClassThatDeclaresIt() throws IOException {
    String page = Files.readString(PAGE);
    int begin = page.indexOf(WORDS) + WORDS.length();
    String expected =
        page.substring(0, begin) + WordTable.text() + page.substring(page.indexOf(END));
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(PAGE, expected);
    }
    assertThat(PAGE).hasContent(expected);
  }

  private static String reference() {
    StringBuilder text = new StringBuilder("| family | types | formats |\n|---|---|---|\n");
    Map<AbilityFamily, String> formats = formats();
    for (AbilityFamily family : AbilityFamily.named()) {
      String types = family.subtypes().isEmpty() ? "" : ": " + String.join(", ", family.subtypes());
      text.append("| ").append(family.title()).append(" | `").append(family.title());
      text.append("`").append(types).append(" | ").append(formats.get(family)).append(" |\n");
    }
    text.append("\n| of the guide | |\n|---|---|\n");
    row(text, "timings", words(Timing.class, Timing::isChosen));
    row(
        text,
        "other triggers",
        Stream.of(
            "Compound", "Starting", "Passive", "On Death", "On Visit [type]", "On Action [type]"));
    row(
        text,
        "restrictions",
        Stream.of("Temporal: Night 2+", "Attribute: @Selection has Marked", "Quantity: 2"));
    row(
        text,
        "",
        words(Restriction.Succession.class, one -> true).map(one -> "Succession: " + one));
    row(text, "targets", words(TargetWord.class, TargetWord::ofGuide).map(one -> "@" + one));
    row(text, "", Stream.of("@Result1", "@(Wolfish)", "#story_time"));
    row(text, "durations", words(Duration.class, Duration::ofGuide).map(one -> "~" + one));
    row(text, "protection from", words(Danger.class, Danger::ofGuide).map(Quotes::put));
    row(text, "votes", words(VoteCount.class, VoteCount::isPlayed).map(Quotes::put));
    row(
        text,
        "candidates",
        words(CandidateChange.class, CandidateChange::isPlayed).map(Quotes::put));
    return text.toString();
  }

  private static void row(StringBuilder text, String name, Stream<String> words) {
    String all = words.map(RoleTextDocsTest::code).collect(Collectors.joining(", "));
    text.append("| ").append(name).append(" | ").append(all).append(" |\n");
  }

  private static String code(String text) {
    return "`" + text + "`";
  }

  private static <E extends Enum<E> & Titled> Stream<String> words(
      Class<E> type, Predicate<E> which) {
    return Arrays.stream(type.getEnumConstants()).filter(which).map(Titled::title);
  }

  /** One example of each format of a family, the longest there is. */
  private static Map<AbilityFamily, String> formats() {
    Map<Class<?>, Ability> longest = new LinkedHashMap<>();
    List<AbilityUse> uses =
        RoleTexts.strict(RoleTexts.resource("fixture-roles.txt")).definitions().stream()
            .flatMap(ContainedAbilities::of)
            .toList();
    for (AbilityUse use : uses) {
      longest.merge(
          use.ability().getClass(),
          use.ability(),
          (one, other) -> text(other).length() > text(one).length() ? other : one);
    }
    return longest.values().stream()
        .collect(
            Collectors.groupingBy(
                one -> AbilityTypes.of(one).orElseThrow().family(),
                Collectors.mapping(one -> code(text(one)), Collectors.joining("<br>"))));
  }

  private static String text(Ability ability) {
    return AbilityWords.ability(ability);
  }
}
