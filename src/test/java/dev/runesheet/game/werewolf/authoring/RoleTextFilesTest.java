package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.roletext.RoleTextCode;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.GameTexts;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of one's own, rewritten in the guide's form. */
class RoleTextFilesTest {

  private static final String TEXTS =
      """
      Drunk | Village Fool
      End-Night: Attack @Selection

      Baker | Townsfolk Powr
      End-Night: Attack @Selection
      """;

  @Test
  void aTextWhoseHeaderIsNotUnderstoodStaysAsItIs() {
    Diagnostics findings = new Diagnostics();
    String rewritten = new RoleTextFiles().rewrite("my.txt", TEXTS, findings).content();
    assertThat(rewritten)
        .startsWith("Drunk | Village Fool\nEnd-Night: Attack @Selection\n")
        .contains("Baker | Townsfolk Power\nEnd Night: Attack @Selection\n");
    assertThat(findings.all()).extracting(Diagnostic::code).contains(RoleTextCode.TEXT);
  }

  /** The parts of its text that follow from it, such as lines of another sort, are open. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ogre Solo Killing - Ash Team\nEnd Night: Attack @Selection\n",
        "Lynch  Poll\nOn Poll Closed: Attack @Winner\n",
        "Lynch | Zuxq\nOn Poll Closed: Attack @Winner\n",
        "Choir | Townsfolk Zuxq Group\nNo Abilities\n",
        "Cat | Townsfolk Power\nNo Abilities\n\nOgre Solo Killing - Ash Team\nEnd Night: Attack @Selection",
        "Cat | Townsfolk Power\nImmediate:\n  • Attack @Selektion\n  • Attack @SecondarySelection\n",
        "Cat | Townsfolk Power\nImmediate:\n  • Process:\n    ‣ Attribut Investigate @Selection for Lycan\n"
            + "    ‣ Alignment Investigate @Selection (OB)\n  • Evaluate:\n"
            + "    ‣ @Result1 is 'Success': Attack @Selection\n",
      })
  void oneMistakeIsToldOnce(String text) {
    Diagnostics findings = new Diagnostics();
    new RoleTextFiles().check("my.txt", text, false, findings);
    assertThat(findings.all()).singleElement();
  }

  /** Names that differ only in capitals are one name; a role and its poll may share one. */
  @Test
  void aNameThatAnotherFileDefinesIsToldAtTheSecondOne() {
    Diagnostics findings = new Diagnostics();
    List<GameTexts.TextFile> files =
        List.of(
            new GameTexts.TextFile("one.txt", "Cat | Townsfolk Power\nNo Abilities\n"),
            new GameTexts.TextFile("two.txt", "Cat | Poll\nOn Poll Closed: Attack @Winner\n"),
            new GameTexts.TextFile("three.txt", "\ncat | Townsfolk Power\nNo Abilities\n"));
    assertThat(new RoleTextFiles().check(files, false, findings))
        .hasToString("3 texts: 2 strict, 0 lenient, 1 with errors, 0 not playable");
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("three.txt:2", "RS008", "'cat'", "one.txt:1");
  }

  @Test
  void whatStandsInItsCanonicalFormIsNotRewrittenAgain() {
    String texts = "Cat | Townsfolk Power\nOn Killed: Attack `@Attacker`\n";
    RoleTextFiles files = new RoleTextFiles();
    GameTexts.Rewritten once = files.rewrite("my.txt", texts, new Diagnostics());
    assertThat(once.texts()).isOne();
    assertThat(files.rewrite("my.txt", once.content(), new Diagnostics()).texts()).isZero();
  }

  @Test
  void linesEndAsTheyDidAndWhatStandsBetweenTextsStays() {
    String texts =
        "\uFEFFDrunk | Village Fool\nEnd-Night: Attack @Selection\n\r\n"
            + "Baker | Townsfolk Power\r\nEnd-Night: Attack @Selection";
    assertThat(new RoleTextFiles().rewrite("my.txt", texts, new Diagnostics()).content())
        .isEqualTo(
            "\uFEFFDrunk | Village Fool\nEnd-Night: Attack @Selection\n\r\n"
                + "Baker | Townsfolk Power\r\nEnd Night: Attack @Selection");
  }

  /** A text pasted from a page has blanks that look like others. */
  @Test
  void blanksOfAnySortAreBlanks() {
    Diagnostics findings = new Diagnostics();
    String text =
        "Night\u00A0Guard\u2009|\u202FTownsfolk\u00A0Power\n"
            + "Start\u00A0Night:\u2003Attack\u00A0@Selection\n";
    assertThat(new RoleTextFiles().check("my.txt", text, false, findings))
        .hasToString("1 texts: 1 strict, 0 lenient, 0 with errors, 0 not playable");
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void aLineOfAnotherSortIsToldOnce() {
    assertThat(strictly("Available Options: @All"))
        .singleElement()
        .asString()
        .contains("my.txt:2:1: error RS221");
  }

  private static List<Diagnostic> strictly(String line) {
    Diagnostics findings = new Diagnostics();
    String text = "Any | Townsfolk Power\n" + line + "\nStart Night: Attack @Selection\n";
    new RoleTextFiles().check("my.txt", text, false, findings);
    return findings.all();
  }

  @Test
  void aFileInUtf16IsToldOnceAndStaysAsItIs() {
    String wide = new String(TEXTS.getBytes(StandardCharsets.UTF_16LE), StandardCharsets.UTF_8);
    Diagnostics checked = new Diagnostics();
    Diagnostics rewritten = new Diagnostics();

    new RoleTextFiles().check("my.txt", wide, true, checked);
    assertThat(new RoleTextFiles().rewrite("my.txt", wide, rewritten).content()).isEqualTo(wide);
    assertThat(checked.all()).isEqualTo(rewritten.all());
    assertThat(checked.all()).singleElement().asString().contains("my.txt:1:2", "UTF-8");
  }

  /** A picture, say, whose path was given by mistake: no line of it is tried in other words. */
  @Test
  void aFileThatIsNoTextIsToldOnceAndStaysAsItIs() {
    byte[] bytes = new byte[10_000];
    new Random(1).nextBytes(bytes);
    String text = new String(bytes, StandardCharsets.UTF_8);
    Diagnostics checked = new Diagnostics();
    Diagnostics rewritten = new Diagnostics();

    new RoleTextFiles().check("my.png", text, true, checked);
    assertThat(new RoleTextFiles().rewrite("my.png", text, rewritten).content()).isEqualTo(text);
    assertThat(checked.all()).isEqualTo(rewritten.all());
    assertThat(checked.all()).singleElement().asString().contains("my.png:1:", "UTF-8");
  }

  @Test
  void headersInOtherFormsAreLenient() {
    Diagnostics findings = new Diagnostics();
    String texts =
        "Seer (Townsfolk Investigative)\nNo Abilities\n\n# Cat | Townsfolk Power\nNo Abilities\n";
    assertThat(new RoleTextFiles().check("my.txt", texts, true, findings))
        .hasToString("2 texts: 0 strict, 2 lenient, 0 with errors, 0 not playable");
  }

  /** What is read and not done would be another game than the writer's. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Immediate Night: Attack @Selection {Direct}",
        "Immediate Night: Attack @Selection {Visitless}",
        "Immediate Night: Attack @Selection {Forced: @Self}",
        "Immediate Night: Role Investigate @Selection [Dead] (OB)",
        "Immediate Night: Remove all attributes from @Selection",
        "Immediate Night: Role Change @Self to @Selection",
        "Immediate Night: Protect @Selection from `Banishments` through Active Defense (~Phase)",
        "Immediate Day: Learn `The wolves: @(Align:Werewolf)`",
        "Immediate Day: Reveal `@Selection->Role` to #inn",
        "Immediate Day: Learn `$living are alive`",
        "Starting: Know %a townsfolk%",
        "On Visit from @(Wolfish): Attack @Visitor",
        "Starting: Manipulate @Self's `special public voting power` to `2`",
        "Immediate Night: Apply `Love:@SecondarySelection` to @Selection",
        "Immediate Night: Join `Choir` (~UntilUse)",
        "Immediate Night: Attack @(!Attr:Wolfish)",
        "Immediate Night: Attack @(Wolfish, Lycan)",
        "Immediate Night: Attack @(not Wolfish)",
        "Immediate Night: Attack @(Wolfish or Lycan)",
        "Immediate Night: Attack @(Wolfish and Lycan)",
        """
        Immediate Night:
          • Process: Role Investigate @Selection
          • Evaluate: @Selection is `Wolf`: `A wolf`
        """,
      })
  void whatTheGameDoesNotPlayIsTold(String line) {
    assertThat(findings(line)).extracting(Diagnostic::code).contains(RoleTextCode.NOT_PLAYABLE);
  }

  /** Nobody would ever have an attribute of that name. */
  @Test
  void attributesThatAreCombinedAreNoNameOfTheGuide() {
    Diagnostics findings = new Diagnostics();
    String text = "Any | Townsfolk Power\nStart Night: Attack @(not Wolfish)\n";
    assertThat(new RoleTextFiles().check("my.txt", text, false, findings).wrong()).isOne();
    assertThat(findings.all()).singleElement().asString().contains("my.txt:2:21: error RS240");
  }

  @Test
  void aNameOfAGroupMayHaveAnyWords() {
    assertThat(findings("Start Night: Attack @(GroupMembership:Salt and Pepper)")).isEmpty();
  }

  @Test
  void anAbilityOfNightsThatIsLimitedToADayIsTold() {
    assertThat(findings("End Night: Attack @Selection [Temporal: Day 2]"))
        .singleElement()
        .asString()
        .contains("my.txt:2:", "warning RS092", "'End Night' with 'Temporal: Day 2'");
  }

  @Test
  void whatTheGameDoesNotPlayIsToldInTheWordsOfItsAuthor() {
    assertThat(findings("Start Phase: Attack @Selection").toString()).contains("Start Phase,");
    assertThat(findings("On @Target Death: Attack @Self").toString()).contains("On @Target Death,");
    assertThat(findings("On Death: Leave `Choir`").toString()).contains("Leave 'Choir',");
    assertThat(findings("On Death: Attack @Self [Condition: @Target exists]").toString())
        .contains("Condition: @Target exists,");
  }

  @Test
  void whatTheGamePlaysIsNotTold() {
    String line = "On Death: Reveal `@Self met @Target and @(Wolfish)` to #inn";
    assertThat(findings(line))
        .extracting(Diagnostic::code)
        .doesNotContain(RoleTextCode.NOT_PLAYABLE);
  }

  private static List<Diagnostic> findings(String line) {
    Diagnostics findings = new Diagnostics();
    new RoleTextFiles().check("my.txt", "Any | Townsfolk Power\n" + line + "\n", true, findings);
    return findings.all();
  }
}
