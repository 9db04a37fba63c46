package dev.runesheet.game.werewolf.authoring.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.werewolf.authoring.RoleReading;
import dev.runesheet.game.werewolf.authoring.RoleTextFiles;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What abilities of the game's own roles name must be defined, or come from somewhere. */
class RoleReferencesTest {

  private static final String KNOWN =
      """
      Baker | Townsfolk Power
      Starting: Apply Floury to @Self ()

      Cold One | Solo Killing - Winter Team
      No Abilities

      Shovel | Extra Miscellaneous
      Immediate: Create Bread Poll

      Bakery | Townsfolk Team Group
      No Abilities

      Bread | Poll
      On Poll Closed: Attack @Winner

      Zed | Townsfolk Power
      """;

  private static Diagnostics check(String ability) {
    Diagnostics findings = new Diagnostics();
    var text = RoleReading.strict("roles.txt", KNOWN + ability, findings);
    RoleReferences.check(text.definitions(), new UnreadLines(), findings);
    return findings;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '%',
      textBlock =
          """
          Immediate: Grant 'Shovle' to @Selection | Shovle | Shovel
          Immediate: Revoke 'Shovle' to @Selection | Shovle | Shovel
          Starting: Strongly Disguise @Self as 'Bakr' (~Permanent) | Bakr | Baker
          Starting: Join 'Bakry' | Bakry | Bakery
          Passive: Loyalty to 'Bakry' (Group) | Bakry | Bakery
          Passive: Loyalty to 'Wintr' (Alignment) | Wintr | Winter
          Immediate: Add Bred Poll | Bred | Bread
          Immediate: Manipulate Lnch Poll (@Selection is 'Unvotable') | Lnch | Lynch
          Immediate: Attribute Investigate @Selection for Flory | Flory | Floury
          Immediate: Remove Flory from @Selection | Flory | Floury
          Immediate: Attack @(Flory) | Flory | Floury
          Immediate: Attack @(GroupMembership:Bakry) | Bakry | Bakery
          Immediate: Attack @Selection [Attribute: @Selection has Flory] | Flory | Floury
          """)
  void aNameThatNothingDefinesIsToldWithTheNearest(String ability, String found, String nearest) {
    assertThat(check(ability).all())
        .singleElement()
        .asString()
        .contains(
            "roles.txt:17:" + (ability.lastIndexOf(found) + 1) + ":",
            "'" + found + "'",
            "did you mean '" + nearest + "'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '%',
      textBlock =
          """
          Remove Floury from @(GropMembership:Bakery)
          Remove Floury from @(Groupmembership:Bakery)
          Attack @Selection [Attribute: @Selection has GropMembership:Bakery]
          Attribute Investigate @Selection for GropMembership:Bakery
          """)
  void aWordBeforeAColonThatSaysNoSortIsToldAtItsPlaceInBothChecks(String ability) {
    String line = "Immediate: " + ability;
    String word = ability.replaceAll(".*?(Groupmembership|GropMembership).*", "$1");
    String[] parts = {
      "roles.txt:17:" + (line.indexOf(word) + 1) + ":",
      "'" + word + "'",
      "GroupMembership",
      "did you mean 'GroupMembership'?"
    };
    assertThat(check(line).all()).singleElement().asString().contains(parts);
    for (boolean lenient : new boolean[] {false, true}) {
      Diagnostics findings = new Diagnostics();
      var tally = new RoleTextFiles().check("roles.txt", KNOWN + line, lenient, findings);
      assertThat(findings.all().stream().filter(one -> one.toString().contains(word)))
          .singleElement()
          .asString()
          .contains(parts[0], parts[1], lenient ? "write GroupMembership" : parts[3]);
      assertThat(findings.hasErrors()).isEqualTo(!lenient);
      assertThat(tally.wrong()).isEqualTo(lenient ? 0 : 1);
    }
  }

  @Test
  void aWordBeforeAColonThatSaysNoSortIsToldInTextsForPlayers() {
    Diagnostics findings = new Diagnostics();
    String line = "Immediate: Reveal 'They are @(GropMembership:Bakery)' to #story_time";
    new RoleTextFiles().check("roles.txt", KNOWN + line, true, findings);
    assertThat(findings.all().stream().filter(one -> one.code() == Code.UNKNOWN_REFERENCE))
        .singleElement()
        .asString()
        .contains("roles.txt:17:31: note", "'GropMembership'", "did you mean 'GroupMembership'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '%',
      textBlock =
          """
          Alignment Investigate @Selection (OB) | Werewolfs | did you mean 'Werewolf'?
          Alignment Investigate @Selection (OB) | Werewolves | Townsfolk, Unaligned, Werewolf
          Role Investigate @Selection (OB) | Bakr | did you mean 'Baker'?
          Category Investigate @Selection (OB) | Kiling | did you mean 'Killing'?
          Attribute Investigate @Selection for Floury | Yes | Failure, Success
          Attack @Selection | Succes | did you mean 'Success'?
          """)
  void aResultThatTheProcessCannotHaveIsToldWithTheNearest(
      String process, String said, String told) {
    String text =
        """
        Immediate Night:
          • Process:
            ‣ %s
          • Evaluate:
            ‣ not (@Result1 is '%s'): 'Beware'
            ‣ Otherwise: 'Sleep'
        """;
    assertThat(check(text.formatted(process, said)).all())
        .singleElement()
        .asString()
        .contains("roles.txt:21:25:", "RS022", "'" + said + "'", told);
    assertThat(check(text.formatted(process, "Failure")).all()).isEmpty();
  }

  @Test
  void anExtraRoleIsNoResultUnlessADisguiseOrAnObstructionShowsIt() {
    String text =
        """
        Immediate Night:
          • Process:
            ‣ Role Investigate @Selection ()
          • Evaluate:
            ‣ @Result1 is 'Mayor': 'Beware'
            ‣ Otherwise: 'Sleep'
        """;
    String mayor = "\nMayor | Extra Elected\nStarting: %s\n";
    String plain = mayor.formatted("Manipulate @Self's 'public voting power' to '2'");
    assertThat(check(text + plain).all())
        .singleElement()
        .asString()
        .contains("roles.txt:21:20:", "warning RS092", "the extra role 'Mayor' as a result");
    String disguised = "Strongly Disguise @Self as 'Mayor' (~Permanent)";
    assertThat(check(text + mayor.formatted(disguised)).all()).isEmpty();
    String obstructed = "Obstruct Role Investigation for @(Wolfish) ⇒ Mayor";
    assertThat(check(text + mayor.formatted(obstructed)).all())
        .noneMatch(one -> one.toString().contains("Mayor"));
  }

  @ParameterizedTest
  @CsvSource({
    "Role Investigation, Role, false",
    "Role Investigation, Alignment, true",
    "Investigation, Alignment, false",
    "Killing, Alignment, true",
    "Alignment Investigation, Category, true",
  })
  void theAnswerOfAnObstructionIsAResultOfWhatItObstructsOnly(
      String obstructed, String asked, boolean told) {
    String text =
        """
        Immediate Night:
          • Process:
            ‣ %s Investigate @Selection ()
          • Evaluate:
            ‣ @Result1 is 'Zed': 'Beware'
            ‣ Otherwise: 'Sleep'
        Immediate Day: Obstruct %s for @Selection ⇒ Zed
        """;
    Diagnostics findings = check(text.formatted(asked, obstructed));
    if (told) {
      assertThat(findings.all()).singleElement().asString().contains("21:20: error RS022", "'Zed'");
    } else {
      assertThat(findings.all()).isEmpty();
    }
  }

  @Test
  void aCategoryOfExtraRolesAloneIsNoResult() {
    String text =
        """
        Immediate Night:
          • Process:
            ‣ Category Investigate @Selection (WD)
          • Evaluate:
            ‣ @Result1 is 'Elected': 'Beware'
            ‣ Otherwise: 'Sleep'

        Mayor | Extra Elected
        """;
    String plain = "Manipulate @Self's 'public voting power' to '2'";
    assertThat(check(text + "Starting: " + plain).all())
        .singleElement()
        .asString()
        .contains("roles.txt:21:20:", "warning RS092", "the category of extra roles 'Elected'");
    String disguised = "Starting: Strongly Disguise @Self as 'Mayor' (~Permanent)";
    assertThat(check(text + disguised).all()).isEmpty();
    String own = "No Abilities\n\nSheriff | Townsfolk Elected\nNo Abilities";
    assertThat(check(text + own).all()).isEmpty();
  }

  @Test
  void aRoleThatNobodyHasBesidesHisOwnCannotBeRevoked() {
    String revokes = "Immediate: Revoke 'Baker' to @Selection";
    assertThat(check(revokes).all())
        .singleElement()
        .asString()
        .contains("roles.txt:17:20:", "error RS022", "'Baker'", "Shovel");
    assertThat(check(revokes + "\nImmediate Day: Grant 'Baker' to @Selection").all()).isEmpty();
    assertThat(check(revokes.replace("Baker", "Shovel")).all()).isEmpty();
  }

  /** Teams are few, while a role may stand in a text that is not at hand. */
  @ParameterizedTest
  @CsvSource({
    "Alignment, Werewolves, true",
    "Alignment, Werewolf, false",
    "Role, Somebody Else, false"
  })
  void anAlignmentThatNoTeamHasIsNotedInTextsOfTheirOwn(String kind, String said, boolean told) {
    String text =
        """
        Seer | Townsfolk Investigative
        Immediate Night:
          • Process:
            ‣ %s Investigate @Selection (OB)
          • Evaluate:
            ‣ (@Result1 is '%s'): 'Beware'
            ‣ Otherwise: 'Sleep'
        """;
    Diagnostics findings = new Diagnostics();
    var read = RoleReading.strict("roles.txt", text.formatted(kind, said), findings);
    RoleReferences.checkSome(read.definitions(), new UnreadLines(), null, Set.of(), findings);
    if (told) {
      assertThat(findings.all())
          .singleElement()
          .asString()
          .contains(
              "roles.txt:6:", "note RS022", "'" + said + "'", "Townsfolk, Unaligned, Werewolf");
    } else {
      assertThat(findings.all()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '%',
      textBlock =
          """
          Role Investigation | Shovle | Shovel
          Investigation | Werewolff | Werewolf
          Attribute Investigation | Succes | Success
          Role Investigation | Shovel |
          Role Investigation | Nothing here |
          Killing | Shovle |
          Killing | Failur | Failure
          Protecting | Succes | Success
          """)
  void anAnswerOfAnObstructionThatIsNearlyOneIsToldWithTheNearest(
      String type, String said, String nearest) {
    String ability = "Immediate: Obstruct " + type + " for @Selection ⇒ " + said;
    if (nearest == null) {
      assertThat(check(ability).all()).isEmpty();
    } else {
      assertThat(check(ability).all())
          .singleElement()
          .asString()
          .contains(
              "roles.txt:17:" + (ability.lastIndexOf(said) + 1) + ":",
              "warning RS022",
              "'" + said + "'",
              "did you mean '" + nearest);
    }
  }

  @Test
  void aNameThatIsNearlyKnownIsNotedInTextsOfTheirOwn() {
    Diagnostics findings = new Diagnostics();
    String text = KNOWN + "Starting: Join 'Bakry'\nStarting: Join 'Somewhere Else'\n";
    var read = RoleReading.strict("roles.txt", text, findings);
    RoleReferences.checkSome(read.definitions(), new UnreadLines(), null, Set.of(), findings);
    assertThat(findings.hasErrors()).isFalse();
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("roles.txt:17:17: note", "'Bakry'", "did you mean 'Bakery'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          Starting: Apply Flory to @Self () | Flory | Floury
          Starting: Apply Defence to @Self () | Defence | Defense
          Immediate: Reveal @Selection to #story_tme | #story_tme | #story_time
          Starting: Whisper to #Story_Time as 'X' (~Permanent) | #Story_Time | #story_time
          "Starting: Know it%n%nSnow | Solo Killing - Wintre Team%nNo Abilities" | Wintre | Winter
          """)
  void aNameThatStandsOnceAndIsNearlyAnotherIsAWarning(String text, String found, String nearest) {
    assertThat(check(text.replace("%n", "\n")).all())
        .singleElement()
        .asString()
        .contains("warning RS135", "'" + found + "'", "did you mean '" + nearest + "'?");
  }

  @Test
  void anInventedNameIsFineWhereItStandsTwiceOrIsNearNoOther() {
    String text =
        """
        Starting: Apply Flory to @Self ()
        Immediate: Remove Floury from @Self
        Starting: Apply Wet to @Self ()
        Starting: Apply Gloomy to @Self ()
        Immediate: Attack @(Flory)
        Immediate: Reveal @Self to #bakery
        """;
    assertThat(check(text).all()).isEmpty();
  }

  @Test
  void capitalsMakeNoOtherNameOfOneThatAllGamesHave() {
    assertThat(
            check("Starting: Reveal @Self to #Story_Time\nImmediate: Reveal @Self to #Story_Time\n")
                .all())
        .singleElement()
        .asString()
        .contains("'#Story_Time'", "did you mean '#story_time'?");
  }

  @Test
  void whatIsDefinedIsFine() {
    assertThat(
            check(
                    """
                    Immediate: Grant 'Shovel' to @Selection
                    Starting: Strongly Disguise @Self as 'Cold One' (~Permanent)
                    Passive: Loyalty to 'Winter' (Alignment)
                    Immediate: Create Bread Poll
                    Immediate: Attack @(Floury)
                    Immediate: Remove Defense from @Selection
                    """)
                .all())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"Flory, 18, Floury", "GroupMembership:Bakry, 34, Bakery"})
  void whomATeamWinsWithIsToldAtItsWinCondition(String with, int column, String nearest) {
    assertThat(check("No Abilities\n\nWinter | Team\nWin Condition: @(" + with + ")\n").all())
        .singleElement()
        .asString()
        .contains("roles.txt:20:" + column + ": error RS022", "did you mean '" + nearest + "'?");
  }

  @ParameterizedTest
  @CsvSource({"Wereolf, Werewolf", "Wintre, Winter"})
  void theTeamOfAGroupThatIsNearlyAnotherIsAWarning(String team, String nearest) {
    assertThat(check("No Abilities\n\nMill | " + team + " Team Group\nNo Abilities\n").all())
        .singleElement()
        .asString()
        .contains("roles.txt:19: warning RS135", "'" + team + "'", "mean '" + nearest + "'?");
  }
}
