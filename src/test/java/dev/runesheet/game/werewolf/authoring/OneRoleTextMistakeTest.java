package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One misspelt word in the game's role texts is told once, at its place, and nothing besides. */
class OneRoleTextMistakeTest {

  private static final String FILE = "data/werewolf/roles/others.txt";

  private static final String TEXT =
      """
      Sprite | Solo Power - Lantern Team
      Starting: Apply Glowing to @Self (born)
      Immediate Night: Apply Tangled to @Selection (once) [Attribute: lacks Glowing]
      Immediate Day: Create Harvest Poll [Quantity: 1]
      Starting: Join 'Meadow'
      Compound:
        • Immediate: Cancel Lynch Poll
        • End Day: Reveal @Self to #story_time

      Mayor | Extra Elected
      Immediate Night:
        • Process:
          ‣ Alignment Investigate @Selection (OB)
          ‣ Attribute Investigate @Selection for Tangled
        • Evaluate:
          ‣ (@Result1 is 'Lantern') or (@Result2 is 'Success'): 'Beware'
          ‣ Otherwise: 'Sleep well'

      Reporter | Extra Elected
      Immediate Day: Reveal @Selection to #story_time

      Guardian | Extra Elected
      Immediate Night: Protect @Self from 'Attacks' through Active Defense (~Phase)

      Shield Bearer | Extra Miscellaneous
      No Abilities

      Ferryman | Solo Killing - River Team
      End Night: True Kill @Selection

      Mirror Maker | Solo Power - Glass Team
      Immediate: Target @Selection

      Firebrand | Solo Killing - Ash Team
      End Night: Attack @Selection [Temporal: Night 2+]

      Meadow | Lantern Team Group
      Start Night: Create Meadow Poll

      Meadow | Poll
      On Poll Closed: Kill @Winner

      Harvest | Poll
      Available Options: @All, Abstain
      Allowed Voters: @All
      On Poll Closed: Apply Tangled to @Winner (won)

      Lantern | Team
      Win Condition: @(Tangled)

      Tangled | Attribute
      On Death: Reveal @Self to #story_time
      """;

  private static List<Diagnostic> check(String text) {
    return check(Map.of(FILE, text.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<Diagnostic> check(Map<String, byte[]> edited) {
    Diagnostics findings = new Diagnostics();
    var files = new ReplacedFiles(new DirectoryFiles(Path.of(".")), edited, "edited");
    PackBuilder.read(new WerewolfPack(), files, findings);
    return findings.all();
  }

  @Test
  void aFileWithoutRoleTextsIsTheOnlyFinding() {
    assertThat(check("\n"))
        .singleElement()
        .asString()
        .startsWith(FILE + ": error RS009: must not be empty: found no role text");
  }

  @Test
  void theRightTextHasNoFinding() {
    assertThat(check(TEXT)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Wolf | Werwolf Group", "Wolf | Werewolf Gruop"})
  void listsAreNotOfOneSideForARoleWhoseGroupIsMisspelt(String header) throws IOException {
    String file = "data/werewolf/roles/wolves.txt";
    String text = Files.readString(Path.of(file)).replaceFirst("Wolf \\| Werewolf Group", header);
    assertThat(check(Map.of(file, text.getBytes(StandardCharsets.UTF_8))))
        .singleElement()
        .asString()
        .startsWith(file + ":1:")
        .contains("RS018");
  }

  @Test
  void votersOfAPollThatCannotBeAreToldAtTheirLineWithThoseThatCan() {
    assertThat(check(TEXT.replace("Voters: @All", "Voters: @(GroupMembership:Meadow)")))
        .singleElement()
        .asString()
        .contains(":45:1: error RS019", "@All and @(GroupMembership:Harvest)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sprite | Werewolf Killing",
        "sprite | Werewolf Killing",
        "Shield bearer | Extra Miscellaneous",
        "Meadow | Werewolf Team Group",
        "Harvest | Poll",
        "Lantern | Team",
        "Tangled | Attribute"
      })
  void aNameThatAnotherFileDefinesIsToldOnceWithBothPlaces(String header) throws IOException {
    String name = header.substring(0, header.indexOf(" |"));
    String later = "data/werewolf/roles/wolves.txt";
    String shipped = Files.readString(Path.of(later));
    Map<String, byte[]> edited =
        Map.of(
            FILE,
            TEXT.getBytes(StandardCharsets.UTF_8),
            later,
            (shipped + "\n" + header + "\nNo Abilities\n").getBytes(StandardCharsets.UTF_8));
    long first = 1 + TEXT.substring(0, at(header)).lines().count();
    assertThat(check(edited))
        .singleElement()
        .asString()
        .startsWith(later + ":" + (shipped.lines().count() + 2) + ": error RS008: ")
        .contains("found '" + name + "'", " that " + FILE + ":" + first + " has not");
  }

  private static int at(String header) {
    String sort = header.contains("Killing") ? "Sprite |" : header;
    return TEXT.toLowerCase(Locale.ROOT)
        .indexOf(sort.replace("Werewolf", "Lantern").toLowerCase(Locale.ROOT));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Barn | Lantern Team Group", "Owl | Townsfolk Power"})
  void theLineOfAPollIsToldWhereNoPollIsDefined(String header) {
    long line = TEXT.lines().count() + 3;
    String text = TEXT + "\n" + header + "\nOn Poll Closed: Attack @Winner\n";
    boolean group = header.endsWith("Group");
    String joins = "\nOwl | Townsfolk Power\nStarting: Join 'Barn'\n";
    assertThat(check(group ? text + joins : text))
        .singleElement()
        .asString()
        .startsWith(FILE + ":" + line + ":1: error RS242: ")
        .contains("'On Poll Closed'; write it in the definition of a poll (Name | Poll)");
  }

  @Test
  void aNameThatOneFileDefinesTwiceIsToldAtTheSecond() {
    assertThat(check(TEXT + "\nsprite | Solo Power - Lantern Team\nNo Abilities\n"))
        .singleElement()
        .asString()
        .startsWith(FILE + ":" + (TEXT.lines().count() + 2) + ": error RS008: ")
        .contains(" that " + FILE + ":1 has not");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          Solo Power; Soo Power; Solo
          Mayor | Extra; Mayor | Exra; Extra
          Mayor | Extra Elected; Mayor | Extra Electxd; Elected
          Starting: Apply; Strting: Apply; Starting
          Create Harvest; Crate Harvest; Create
          Quantity: 1; Quntity: 1; Quantity
          Compound:; Compund:; Compound
          Immediate Night:%n  • Process; Imediate Night:%n  • Process; Immediate
          • Process; • Prcess; Process
          Alignment Investigate; Algnment Investigate; Alignment
          Attribute Investigate; Attribute Inestigate; Investigate
          @Result1 is; @Reult1 is; @Result1
          @Result2 is; @Reslt2 is; @Result2
          Meadow | Lantern Team Group; Meadow | Lantern Tem Group; Lantern Team Group
          Meadow | Lantern Team Group; Meadow | Lantern Team Gruop; Lantern Team Group
          Meadow | Lantern Team; Meadow | Latern Team; Lantern
          Meadow | Poll; Meadow | Pol; Poll
          Harvest | Poll; Harvest | Poll'; Poll
          All, Abstain; All, Abtain; Abstain
          Voters: @All; Votrs: @All; Allowed Voters
          Lantern | Team; Lantern | Tem; Team
          Tangled | Attribute; Tangled | Atribute; Attribute
          Tangled | Attribute; Tagled | Attribute; Tangled
          Win Condition: @(Tangled); Win Condition: @(Tagled); Tangled
          Win Condition: @(Tangled); Win Codition: @(Tangled); Win Condition
          """)
  void aMisspeltWordIsToldOnceAtItsPlace(String right, String wrong, String nearest) {
    String from = right.replace("%n", "\n");
    String to = wrong.replace("%n", "\n");
    assertThat(TEXT).contains(from);
    long line = TEXT.substring(0, TEXT.indexOf(from)).lines().count();
    line += TEXT.substring(0, TEXT.indexOf(from)).endsWith("\n") ? 1 : 0;
    assertThat(check(TEXT.replaceFirst(Pattern.quote(from), to)))
        .singleElement()
        .asString()
        .startsWith(FILE + ":" + line + ":")
        .containsAnyOf("did you mean '" + nearest + "'?", "; write " + nearest);
  }
}
