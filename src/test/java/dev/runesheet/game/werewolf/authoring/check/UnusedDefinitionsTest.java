package dev.runesheet.game.werewolf.authoring.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.analysis.change.Change;
import dev.runesheet.game.werewolf.authoring.RoleReading;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.watch.LiveRules;
import dev.runesheet.pack.watch.RulesUpdate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Definitions that nothing brings into play are told at their headers. */
class UnusedDefinitionsTest {

  private static final String POLLS = "data/werewolf/roles/polls.txt";

  @TempDir private Path folder;

  private static List<Diagnostic> check(String text) {
    Diagnostics findings = new Diagnostics();
    var read = RoleReading.strict("roles.txt", text, findings);
    RoleReferences.check(read.definitions(), new UnreadLines(), findings);
    return findings.all();
  }

  private RulesUpdate edited(String file, String from, String to) throws IOException {
    for (String part : List.of("data/werewolf", "decision-tables", "rules")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path one : files.filter(Files::isRegularFile).toList()) {
          Files.createDirectories(folder.resolve(one).getParent());
          Files.copy(one, folder.resolve(one));
        }
      }
    }
    LiveRules rules = LiveRules.of("werewolf", folder);
    rules.update();
    String text = Files.readString(folder.resolve(file));
    assertThat(text).contains(from);
    Files.writeString(folder.resolve(file), text.replace(from, to));
    return rules.update();
  }

  @Test
  void whatIsFoundInEffectsSpeaksOfResultsAsTheTextDoes() throws IOException {
    RulesUpdate spy =
        edited(
            POLLS,
            "Lynch | Poll",
            """
            Spy | Townsfolk Investigative
            Immediate Night:
              • Process:
                ‣ Role Investigate @Selection (OB)
              • Evaluate:
                ‣ (@Result1 is 'Citizen') and (@Result1 is 'Seer'): 'Both'
                ‣ Otherwise: 'No'

            Lynch | Poll\
            """);
    assertThat(spy.findings())
        .singleElement()
        .asString()
        .contains("RS092", "'@Result1 is Citizen'; it excludes '@Result1 is Seer'");
  }

  /** What the winner of one poll meets, the winner of another need not. */
  @Test
  void twoPollsMayDoTheSame() throws IOException {
    RulesUpdate brood =
        edited(
            POLLS,
            "Pack | Poll",
            """
            Brood | Poll
            On Poll Closed: Attack @Winner

            Broody | Townsfolk Power
            End Day: Create Brood Poll

            Pack | Poll\
            """);
    assertThat(brood.findings()).isEmpty();
  }

  @Test
  void aTeamThatNoRoleIsOfIsToldWithTheOneThatIsMeant() {
    String text =
        """
        Snowman | Solo Killing - Wintre Team
        Starting: Apply Frozen to @Self ()

        Ice Queen | Solo Power - Wintre Team
        No Abilities

        Winter | Team
        Win Condition: @(Frozen)

        Igloo | Winter Team Group
        No Abilities
        """;
    assertThat(check(text))
        .singleElement()
        .asString()
        .contains(
            "roles.txt:7: warning RS155",
            "team 'Winter', expected a role of this team; did you mean 'Wintre'?");
  }

  @Test
  void anAttributeThatNoAbilityAppliesIsToldWithTheOneThatIsMeant() {
    String text =
        """
        Witch | Townsfolk Power
        Immediate Day: Apply Cursed to @Selection (once)
        Immediate Night: Attack @(Cursed)

        Crsed | Attribute
        On Death: Attack @Target

        Rusty | Attribute
        """;
    assertThat(check(text))
        .hasSize(2)
        .satisfiesExactly(
            one ->
                assertThat(one.toString())
                    .contains(
                        "roles.txt:5: warning RS155",
                        "attribute 'Crsed', expected an ability that applies it;"
                            + " did you mean 'Cursed'?"),
            one -> assertThat(one.toString()).contains("roles.txt:8:").doesNotContain("did you"));
  }

  @Test
  void anAttributeThatIsMisspeltWhereItIsAppliedIsToldThereOnly() {
    String text =
        """
        Witch | Townsfolk Power
        Immediate Day: Apply Crsed to @Selection (once)

        Cursed | Attribute
        On Death: Attack @Target
        """;
    assertThat(check(text)).singleElement().asString().contains("roles.txt:2:22: warning RS135");
  }

  @ParameterizedTest
  @CsvSource({"Lych, Lynch", "Elction, Election", "Bakry, Bakery", "Feest, Feast", "Other, "})
  void aPollThatNothingOpensIsToldWithTheOneThatIsMeant(String name, String nearest) {
    String text =
        """
        Baker | Townsfolk Power
        Immediate Night: Create Feast Poll

        Bakery | Townsfolk Team Group
        No Abilities

        Feast | Poll
        On Poll Closed: Attack @Winner

        %s | Poll
        On Poll Closed: Attack @Winner
        """;
    String meant = nearest == null ? "creates it" : "creates it; did you mean '" + nearest + "'?";
    assertThat(check(text.formatted(name)))
        .singleElement()
        .asString()
        .contains("roles.txt:10: warning RS155", "poll '" + name + "'")
        .endsWith(meant);
    assertThat(check(text.formatted("Bakery"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Apply Cursed to @Selection (once)",
        "Apply Cursed to @Selection (tag)",
        "Apply Cursed to @Self ()"
      })
  void theAbilitiesOfAnAttributeThatIsAppliedAreInPlay(String applies) throws IOException {
    String role = "Witch | Townsfolk Power\nImmediate Day: " + applies + "\n";
    String cursed = "Cursed | Attribute\nOn Death: Attack @Target\n";
    RulesUpdate update = edited(POLLS, "Lynch | Poll", cursed + "\n" + role + "\nLynch | Poll");
    assertThat(update.findings()).isEmpty();
    assertThat(update.changes()).extracting(Change::id).contains("attributes/cursed/1", "witch/1");
  }

  @Test
  void aLynchThatNothingDefinesIsToldAtItsStep() throws IOException {
    assertThat(edited(POLLS, "Lynch | Poll\nOn Poll Closed: Lynch @Winner\n", "").findings())
        .singleElement()
        .asString()
        .contains("order.drl.xlsx!Steps!F23: error RS022", "the poll 'Lynch'", "Lynch | Poll");
  }

  @Test
  void aMisspeltHeaderOfTheLynchIsToldOnce() throws IOException {
    assertThat(edited(POLLS, "Lynch | Poll", "Lych | Poll").findings())
        .singleElement()
        .asString()
        .contains("polls.txt:1: warning RS155", "did you mean 'Lynch'?");
  }
}
