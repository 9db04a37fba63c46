package dev.runesheet.language.roletext;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong in a line is told at its character, with the nearest word, and hides no other. */
class RoleTextMistakesTest {

  @Test
  void aLineThatMayBeAHeaderWithoutItsBarIsToldWhatAHeaderIs() {
    String text = "Sage - Townsfolk Investigative";
    assertThat(RoleTexts.findings(RoleTextReader.STRICT, text))
        .singleElement()
        .asString()
        .contains("1:1", "RS013", "'Sage'", "or a header such as Seer | Townsfolk Power");
  }

  /** Findings quote what they found, so that a name in quotes and one without look the same. */
  @Test
  void aNameWithoutApostrophesIsToldThatItNeedsThem() {
    assertThat(
            RoleTexts.findings(
                RoleTextReader.STRICT,
                "Cat | Townsfolk Power\nImmediate: Protect @Selection from Attacks through Active Defense"))
        .anyMatch(one -> one.toString().contains("write it with apostrophes, 'Attacks'"));
  }

  @Test
  void aMarkBeforeTheTextIsNoPartOfTheFirstName() {
    String text =
        "\uFEFFSeer | Townsfolk Power\nNo Abilities\n\nSeer | Townsfolk Power\nNo Abilities\n";
    assertThat(new RoleTextFile("roles.txt", text).read(false).get(0).definition().name())
        .isEqualTo("Seer");
    assertThat(definitions(text)).singleElement().asString().contains(":4", "RS008", "'Seer'");
  }

  @Test
  void aCharacterThatIsNotUtf8IsFoundWhereItIsNot() {
    assertThat(definitions("S\uFFFDer | Townsfolk Power\nNo Abilities"))
        .singleElement()
        .asString()
        .contains(":1:2", "RS220", "a character that is not UTF-8", "a file saved as UTF-8");
  }

  /** As it is decoded by what takes it for UTF-8. */
  @Test
  void aTextInUtf16IsToldOnce() {
    String text = "Seer | Townsfolk Power\nNo Abilities\n\nCat | Townsfolk Power\nNo Abilities\n";
    String wide = new String(text.getBytes(StandardCharsets.UTF_16), StandardCharsets.UTF_8);
    assertThat(definitions(wide))
        .singleElement()
        .asString()
        .contains("roles.txt:1:1", "RS220", "a file saved as UTF-8");
  }

  /** A poll would have such lines, and an attribute none. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\nAvailable Options: @All, Abstain\nOn Poll Closed: Attack @Winner",
        "\nStarting: Apply Wolfish to @Self ()"
      })
  void whatADefinitionOfNoKnownSortSaysIsNotFoundBesides(String lines) {
    assertThat(definitions("Wolfpack | Zuxq" + lines))
        .singleElement()
        .asString()
        .contains(":1:12", "RS018", "'Zuxq'");
  }

  @Test
  void whoHasAbilitiesCannotSayThatThereAreNone() {
    assertThat(definitions("Seer | Townsfolk Power\nNo Abilities\nOn Death: Attack @Target"))
        .singleElement()
        .asString()
        .contains(":2:1", "RS249", "No Abilities");
  }

  /** Which of both counts nobody could tell. */
  @Test
  void aLineThatADefinitionHasOnceIsToldTheSecondTime() {
    String lines = "Show Voters: No\nOn Poll Closed: Attack @Winner\nShow Voters: Yes";
    assertThat(definitions("Night Watch | Poll\n" + lines))
        .singleElement()
        .asString()
        .contains(":4:1", "RS008", "Show Voters");
  }

  /** The next word fits nowhere only because the word before it was taken for a part of a name. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Immediate Night: Obstruct Killing of @Selection | 1:35 | of | for
          Immediate Night: Apply Wolfish at @Selection () | 1:32 | at | to
          Immediate Night: Grant Sharp Knife on @Selection | 1:36 | on | to
          Immediate Night: Obstruct Killing @Selection | 1:35 | @Selection | for
          Immediate Night: Obstruct Role Investigation @Selection | 1:46 | @Selection | for
          Immediate Night: Obstruct non-killing abilities @Selection | 1:49 | @Selection | for
          """)
  void aWrongWordThatJoinsTwoPartsIsToldAtItsCharacter(
      String text, String place, String found, String expected) {
    assertThat(RoleTexts.findings(RoleTextReader.STRICT, text))
        .singleElement()
        .asString()
        .contains(place + ":", "found '" + found + "'", "'" + expected + "'");
  }

  private static List<Diagnostic> definitions(String text) {
    Diagnostics findings = new Diagnostics();
    RoleTextReader.STRICT.read(text, SourceLocation.file("roles.txt"), findings);
    return findings.all();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          End Night: Attack @Self [Temporal: Night -1] | 1:42 | RS010 | -1 | ''
          End Night: Attack @Self [Temporal: Night 0] | 1:42 | RS010 | 0 | ''
          End Night: Attack @Self [Quantity: 0] | 1:36 | RS010 | 0 | ''
          End Night: Attack @Self [Quantity: 99999999999] | 1:36 | RS010 | 99999999999 | ''
          End Night: Attack @Selection <x41> | 1:31 | RS010 | x41 | ''
          End Night: Attack @Selection <$living/41> | 1:39 | RS010 | 41 | ''
          End Night: Attack @Selection <x1, $living>41 ⇒ x2> | 1:43 | RS010 | 41 | ''
          Starting: Manipulate @Self's 'public voting power' to 'three' | 1:55 | RS010 | three | ''
          End Night: Attack @Self <x0> | 1:26 | RS010 | x0 | ''
          End Night: Attack @Self [Quantity: 1, Quantity: 2] | 1:39 | RS008 | Quantity: 2 | ''
          Immediate: Role Investigate @Self (OB, OB) | 1:40 | RS008 | OB | ''
          Starting: Attack #inn | 1:18 | RS222 | #inn | ''
          On Death: Reveal @ActionFeedback to #inn | 1:18 | RS222 | @ActionFeedback | ''
          End Night: Reveal @Result1 to #inn | 1:19 | RS010 | @Result1 | ''
          End Night: | 1:11 | RS220 | the end | ''
          Attack @Self | 1:1 | RS013 | Attack | ''
          • Attack @Self | 1:1 | RS221 | • Attack @Self | ''
          Win Condition: @Self | 1:1 | RS221 | Win Condition: @Self | ''
          """)
  void aMistakeIsToldAtItsCharacter(
      String text, String place, String code, String found, String fix) {
    told(RoleTextReader.STRICT, text, place, code, found, fix);
    told(RoleTextReader.LENIENT, text, place, code, found, fix);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          Ende Night: Attack @Self | 1:1 | RS013 | Ende | did you mean 'End'?
          End Night: Atack @Self | 1:12 | RS012 | Atack | did you mean 'Attack'?
          End Night: Attack @Selfe | 1:19 | RS014 | @Selfe | did you mean '@Self'?
          On Deth: Attack @Self | 1:4 | RS220 | Deth | did you mean 'Death'?
          On Visit [Killin]: Attack @Self | 1:11 | RS018 | Killin | did you mean 'Killing'?
          Starting: Whisper to #inn (~Permanet) | 1:28 | RS018 | Permanet | did you mean 'Permanent'?
          Starting: Protect @Self from 'Atacks' through Active Defense (~Phase) | 1:30 | RS018 | Atacks | did you mean 'Attacks'?
          Starting: Protect @Self from 'All' through Active Defence (~Phase) | 1:51 | RS220 | Defence | did you mean 'Defense'?
          Starting: Protect @Self from 'All' through Active Defense during Nigth (~Phase) | 1:66 | RS018 | Nigth | did you mean 'Night'?
          End Night: Attack @Self [Temporal: Nigth 2] | 1:36 | RS220 | Nigth | did you mean 'Night'?
          End Night: Attack @Self [Quantty: 2] | 1:26 | RS220 | Quantty | did you mean 'Quantity'?
          End Night: Attack @Self {Forcd} | 1:26 | RS220 | Forcd | did you mean 'Forced'?
          Immediate: Role Investigat @Self (OB) | 1:17 | RS220 | Investigat | did you mean 'Investigate'?
          Immediate: Cancel Lynch Pol | 1:25 | RS220 | Pol | did you mean 'Poll'?
          Immediate: Delete Night Watch Pll [Quantity: 2] | 1:31 | RS220 | Pll | did you mean 'Poll'?
          Immediate: Manipulate Lynch Poxll (@Selection is 'Unvotable') | 1:29 | RS220 | Poxll | did you mean 'Poll'?
          Immediate: Remove Wolfish fom @Self | 1:27 | RS220 | fom | did you mean 'from'?
          Starting: Redirect 'Investiagting' to @Self | 1:20 | RS018 | Investiagting | did you mean 'Investigation'?
          Starting: Redirect 'non-kiling abilities' to @Self | 1:20 | RS018 | non-kiling abilities | did you mean 'non-killing abilities'?
          On Visit [Killing Killing]: Reveal @Self to #story_time | 1:11 | RS018 | Killing Killing | did you mean 'Kill Killing'?
          Immediate: Obstruct Granting Granting for @Selection | 1:21 | RS018 | Granting Granting | did you mean 'Grant Granting'?
          Starting: Join 'Bakery | 1:16 | RS220 | ' | close the text with '
          """)
  void aMisspeltWordIsAnErrorThatIsMendedInLenientTexts(
      String text, String place, String code, String found, String fix) {
    told(RoleTextReader.STRICT, text, place, code, found, fix);
    String nearest = fix.replaceFirst("did you mean '(.*)'\\?|.*", "$1");
    assertThat(RoleTexts.findings(RoleTextReader.LENIENT, text))
        .allSatisfy(one -> assertThat(one.severity()).isEqualTo(Severity.NOTE))
        .anySatisfy(one -> assertThat(one.suggestion()).contains(nearest));
  }

  /** Short words are near to too many to be mended. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          Immediate: Apply Marked tto @Self (tag) | 1:25 | tto | did you mean 'to'?
          Immediate: Obstruct Killing fr @Selection | 1:29 | fr | did you mean 'for'?
          Immediate: Delete Pll | 1:22 | the end | ''
          Immediate: Add Pol Tax in #inn | 1:24 | in | ''
          """)
  void aShortWordThatANameTookInIsToldToo(String text, String place, String found, String fix) {
    told(RoleTextReader.STRICT, text, place, "RS220", found, fix);
  }

  /** Lenient texts are understood; that the game does not play them is said of the whole text. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          On Death: Attack @Selection | 1:18 | RS222 | @Selection | ''
          Starting: Target @Selection {Forced} | 1:18 | RS222 | @Selection | ''
          Passive: Attack @Self [Attribute: @Selection has Marked] | 1:35 | RS222 | @Selection | ''
          On Visit [Killing]: Attack @Selection | 1:28 | RS222 | @Selection | ''
          On Action: Weakly Disguise @Self as @Selection (~Phase) | 1:37 | RS222 | @Selection | ''
          On Active Defense: Attack @SecondarySelection | 1:27 | RS222 | @SecondarySelection | ''
          End Night: Attack @SecondarySelection | 1:19 | RS222 | @SecondarySelection | ''
          """)
  void aPlayerWhomNobodyChoosesIsAnErrorInStrictTexts(
      String text, String place, String code, String found, String fix) {
    told(RoleTextReader.STRICT, text, place, code, found, fix);
    assertThat(RoleTexts.findings(RoleTextReader.LENIENT, text))
        .noneMatch(one -> one.severity() == Severity.ERROR);
  }

  private static void told(
      RoleTextReader reader, String text, String place, String code, String found, String fix) {
    assertThat(RoleTexts.findings(reader, text))
        .filteredOn(one -> one.severity() == Severity.ERROR)
        .anySatisfy(
            one -> {
              assertThat(one.location()).hasToString("roles.txt:" + place);
              assertThat(one.code().id()).isEqualTo(code);
              assertThat(one.toString()).doesNotContain("\uE000");
              assertThat(one.found()).contains(found);
              assertThat(one.suggestion()).isEqualTo(fix.equals("''") ? "" : fix);
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"@Visited", "@Targeter", "@Lovers"})
  void aTargetThatIsNearToAnotherOneIsNotGuessed(String target) {
    assertThat(RoleTexts.findings(RoleTextReader.LENIENT, "Immediate Night: Attack " + target))
        .extracting(Diagnostic::code)
        .containsExactly(Code.UNKNOWN_TARGET);
  }

  @Test
  void oneBadLineHidesNoOther() {
    assertThat(
            places(
                """
                Baker | Townsfolk Powr
                Ende Night: Attack @Self
                End Night:
                  • Proces:
                    ‣ Atack @Self
                  • Evaluate:
                    ‣ @Result1 is Success: 'Yes'
                    ‣ Otherwise 'No'
                Starting: Atack @Self
                """))
        .contains("1:19", "2:1", "4:5", "5:7", "8:17", "9:11");
  }

  @Test
  void resultsAndOtherwiseMustFitTheProcess() {
    assertThat(
            places(
                """
                @@ Baker
                End Night:
                  • Process:
                    ‣ Attack @Self
                    ‣ Attack @Selection
                  • Evaluate:
                    ‣ @Result3 is 'Success': 'Yes'
                    ‣ Otherwise: 'No'
                    ‣ Otherwise: 'Never'
                """))
        .containsExactly("7:7", "9:7");
  }

  @Test
  void linesBelowAnAbilityAndPartsOfPartsAreRefused() {
    assertThat(places("@@ A\nEnd Night: Attack @Self\n  • Attack @Self\n")).containsExactly("3:1");
    assertThat(places("@@ A\nCompound: Attack @Self\n  • Starting: Attack @Self\n"))
        .containsExactly("2:11");
    assertThat(places("@@ A\nCompound:\n  • Compound: Attack @Self\n")).containsExactly("3:5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"  ", "    ", "     "})
  void aLineThatLostItsBulletIsToldAndStaysWhereItIs(String indent) {
    String parts = "@@ A\nCompound:\n  • Immediate: Target @Selection\n%sEnd Day: Attack @Self\n";
    assertThat(definitions(parts.formatted(indent)))
        .singleElement()
        .asString()
        .contains(":4:1: error RS221", "found 'End Day: Attack @Self'", "write • before it");
    Diagnostics findings = new Diagnostics();
    SourceLocation place = SourceLocation.file("roles.txt");
    var read = RoleTextReader.STRICT.read(parts.formatted(indent), place, findings);
    assertThat(read.definitions().get(0).abilities()).hasSize(1);
  }

  @Test
  void aDeeperLineThatLostItsBulletIsTold() {
    String lines =
        """
        @@ A
        Immediate Night:
          • Process:
              Role Investigate @Selection (OB)
          Evaluate:
            ‣ @Result1 is 'Wolf': 'Yes'
            (@Result1 is 'Seer') or (@Result1 is 'Sage'): 'No'
        """;
    assertThat(places(lines)).containsExactly("4:1", "5:1", "7:1");
    assertThat(definitions(lines).get(2).toString()).contains("write ‣ before it");
  }

  @Test
  void aLineBelowOneThatIsWholeMayBeIndented() {
    assertThat(places("@@ A\nEnd Night: Attack @Selection\n  Starting: Join 'Choir'")).isEmpty();
  }

  @Test
  void definitionsMustHaveNamesOfTheirOwnAndTeamsWhereTheyBelong() {
    assertThat(places("Starting: Attack @Self\n")).containsExactly("1:1");
    assertThat(places("@@ A\nNo Abilities\n\n@@ A\nNo Abilities\n")).containsExactly("4");
    assertThat(places("A | Solo Killing\nNo Abilities\n")).containsExactly("1:5");
    assertThat(places("A | Werewolf Killing - Moon Team\nNo Abilities\n")).containsExactly("1:5");
    assertThat(places("A | Solo Killing - Moon Teem\nNo Abilities\n")).containsExactly("1:20");
    assertThat(places("@@ A\nStarting: Grant 'A' to @Self\n")).containsExactly("2:18");
  }

  @Test
  void aSoloRoleWithoutItsTeamIsToldThatItLacks() {
    assertThat(definitions("A | Solo Killing\nNo Abilities"))
        .singleElement()
        .asString()
        .contains(":1:5", "RS009", "'Solo Killing'", "write Solo Killing - Name Team");
  }

  @Test
  void tooMuchIsRefused() {
    assertThat(places("@@ A\nStarting: Know " + "x".repeat(1_000) + "\n")).hasSize(1);
    assertThat(places("@@ A\n" + "Starting: Attack @Self\n".repeat(1_001))).hasSize(1);
    String deep = "(".repeat(40) + "@Self is 'A'" + ")".repeat(40);
    assertThat(
            places(
                "@@ A\nStarting:\n  • Process:\n    ‣ Attack @Self\n  • Evaluate:\n    ‣ "
                    + deep
                    + ": 'Yes'\n"))
        .hasSize(1);
  }

  @Test
  void whoCannotBeChosenIsToldWhereChoicesAre() {
    assertThat(RoleTexts.findings(RoleTextReader.STRICT, "On Death: Attack @Selection"))
        .singleElement()
        .asString()
        .contains("@Selection only where a player chooses (Start Night, ", "Immediate)");
    assertThat(definitions("Lynch | Poll\nOn Poll Closed: Attack @Selection"))
        .singleElement()
        .asString()
        .contains(":2:24", "RS222", "@Winner; @Selection only where a player chooses");
    assertThat(definitions("@@ A\nEnd Night: Attack @SecondarySelection"))
        .singleElement()
        .asString()
        .contains("expected @Selection, or both");
  }

  @ParameterizedTest
  @CsvSource({
    "Attack @Self, 2:24, @Self",
    "Attack @Target, 2:24, @Target",
    "Attack @Winner [Attribute: @Self has Marked], 2:44, @Self",
  })
  void aPollDoesNotKnowWhoCarriesItsResultOut(String ability, String place, String found) {
    String line = "\nOn Poll Closed: " + ability;
    assertThat(definitions("Pack | Poll" + line))
        .singleElement()
        .asString()
        .contains(":" + place, "RS222", "'" + found + "', expected @All, @Voters or @Winner");
    Diagnostics findings = new Diagnostics();
    RoleTextReader.LENIENT.read(
        "Pack | Werewolf Team Group" + line + "\n\n@@ Clerk" + line, RoleTexts.FILE, findings);
    assertThat(findings.all().stream().filter(one -> one.severity() == Severity.ERROR))
        .singleElement()
        .asString()
        .contains(":" + place, "'" + found + "', expected @All, @Voters or @Winner");
  }

  @Test
  void partsOfOneActionAreForWhomItsFirstPartIsChosenFor() {
    String parts = "@@ A\nCompound:\n  • %s: Attack @Self\n  • On Death: Attack @Selection\n";
    assertThat(places(parts.formatted("Immediate Night"))).isEmpty();
    assertThat(places(parts.formatted("Starting"))).containsExactly("4:22");
    String second =
        "@@ A\nCompound:\n  • Immediate: Target @SecondarySelection\n  • End Day: Attack %s\n";
    assertThat(places(second.formatted("@Selection"))).isEmpty();
    assertThat(places(second.formatted("@Self"))).containsExactly("3:23");
  }

  @Test
  void aTextThatNamesTheFirstPlayerMakesTheSecondOneSecond() {
    assertThat(
            places(
                """
                @@ A
                End Night:
                  • Process:
                    ‣ Alignment Investigate @SecondarySelection (OB)
                  • Evaluate:
                    ‣ Otherwise: 'As @Selection says'
                """))
        .isEmpty();
  }

  private static List<String> places(String text) {
    Diagnostics findings = new Diagnostics();
    RoleTextReader.STRICT.read(text, RoleTexts.FILE, findings);
    return findings.all().stream()
        .filter(one -> one.severity() == Severity.ERROR)
        .map(one -> one.location().place().toString().substring(1))
        .distinct()
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          All' through Recruitment Defense | 1:44 | 'Recruitment Defense' | Absence, Active, Passive, Partial
          Banishments' through Active Defense | 1:30 | 'Banishments' | Attacks, Kills, Lynches, All
          """)
  void aProtectionOfLaterGuidesIsToldWithTheWordsOfThisOne(
      String text, String place, String found, String words) {
    String line = "Starting: Protect @Self from '" + text + " (~Phase)";
    assertThat(RoleTexts.findings(RoleTextReader.STRICT, line))
        .singleElement()
        .asString()
        .contains(place, "RS246", "found " + found + ", expected one of " + words);
  }
}
