package dev.runesheet.language.roletext;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever can be said is written and read back; whatever is typed gives findings with places. */
class RoleTextPropertyTest {

  private static final List<String> WORDS =
      List.of(
          "End Night:",
          "Starting:",
          "Compound:",
          "On Visit [Killing]:",
          "Passive",
          "On",
          "Death",
          "\n  • ",
          "\n    ‣ ",
          "\n",
          "Process:",
          "Evaluate:",
          "Otherwise:",
          "Attack",
          "@Selection",
          "@Self",
          "'s",
          "'Attacks'",
          "`Fletcher's`",
          "'",
          "`",
          "Protect",
          "from",
          "through",
          "Absence at",
          "Active Defense",
          "(~Phase)",
          "(",
          ")",
          "[Quantity: 1]",
          "[",
          "]",
          "{Forced}",
          "<x2>",
          "⟨$living/5⟩",
          "⇒",
          "Role Investigate",
          "(WD, SD, OB)",
          "for",
          "Wolfish",
          "Obstruct",
          "Manipulate",
          "to",
          "'public voting power'",
          "Poll",
          "Lynch",
          "Cancel",
          "Join",
          "Grant",
          "Loyalty to",
          "(Group)",
          "Reveal",
          "#story_time",
          "Know",
          "@Result1",
          "is",
          "not (",
          "and",
          "or",
          "exists",
          "@(Wolfish)",
          "Redirect",
          "'all'",
          "Learn",
          "Role Change",
          "For Each",
          "Name | Solo Killing - Flute Team\n",
          "|",
          "\u0000",
          "é",
          "-1",
          "99999",
          "x99999",
          "Inherit:",
          "Temporal: Night 2+",
          ",",
          "**",
          "@@ X\n");

  @Property(tries = 1_000)
  void whatIsWrittenIsReadAsTheSame(@ForAll("definitions") Definition definition) {
    String written = RoleTextWriter.write(definition);
    Diagnostics findings = new Diagnostics();
    RoleText read = RoleTextReader.STRICT.read(written, RoleTexts.FILE, findings);
    assertThat(findings.all()).as(written).isEmpty();
    RoleTexts.same(read, new RoleText(List.of(definition)));
  }

  @Property(tries = 1_000)
  void wordsInAnyOrderGiveFindingsWithPlaces(
      @ForAll("wordSalad") String text, @ForAll boolean lenient) {
    check(text, lenient);
  }

  @Property(tries = 500)
  void anyTextGivesFindingsWithPlaces(@ForAll String text, @ForAll boolean lenient) {
    check(text, lenient);
  }

  @Property(tries = 500)
  void aTextWithAFewSlipsGivesFindingsWithPlaces(
      @ForAll("slips") String text, @ForAll boolean lenient) {
    check(text, lenient);
  }

  @Example
  void aNameOfBlanksIsNoName() {
    check("** **\nA | Extra Power\nNo Abilities\n", true);
  }

  @Example
  void quotesInQuotesAreWrittenSoThatTheyAreReadAgain() {
    check("A | Extra Power\nEnd Night: Know `End Night: `Fletcher's``\n", true);
  }

  /** A strict reader keeps them, whereas a lenient one takes them for marks of a page. */
  @Example
  void starsInAMessageAreReadAgainAsTheyWereRead() {
    check("A | Extra Power\nEnd Night: Know ** (~Phase)\n", false);
    check("A | Extra Power\nEnd Night: Know ** (~Phase)\n", true);
  }

  /** A bar is for headers: what a trigger says would otherwise be read as one when written. */
  @Example
  void aTriggerInOtherWordsHasNoBar() {
    String line = "[Quantity: 1] On Name | Solo Killing - Flute Team\n";
    assertThat(RoleTexts.findings(RoleTextReader.LENIENT, line))
        .anyMatch(one -> one.severity() == Severity.ERROR);
    check("A | Extra Power\n" + line, true);
    check("A | Extra Power\n[Quantity: 1] On ) | On Visit [Killing]: Name | Poll\n", true);
  }

  /** A text that a reader has read is written so that the same reader reads the same. */
  private static void check(String text, boolean lenient) {
    Diagnostics findings = new Diagnostics();
    RoleText read = new RoleTextReader(lenient).read(text, RoleTexts.FILE, findings);
    assertThat(findings.all())
        .allMatch(one -> one.location().place().toString().matches(":\\d+(:\\d+)?"));
    if (!findings.hasErrors()) {
      String written = RoleTextWriter.write(read);
      Diagnostics again = new Diagnostics();
      RoleText second = new RoleTextReader(lenient).read(written, RoleTexts.FILE, again);
      assertThat(again.hasErrors()).as("%s\n%s\n%s", text, written, again.all()).isFalse();
      assertThat(RoleTextWriter.write(second)).isEqualTo(written);
    }
  }

  @Provide
  Arbitrary<String> wordSalad() {
    return Arbitraries.of(WORDS)
        .list()
        .ofMaxSize(16)
        .map(words -> "A | Extra Power\n" + String.join(" ", words));
  }

  @Provide
  Arbitrary<String> slips() {
    String[] roles = RoleTexts.resource("fixture-roles.txt").split("\n\n");
    return Arbitraries.of(roles)
        .flatMap(
            role ->
                Arbitraries.integers()
                    .between(0, role.length() - 1)
                    .list()
                    .ofMinSize(1)
                    .ofMaxSize(3)
                    .map(places -> slipped(role, places)));
  }

  private static String slipped(String text, List<Integer> places) {
    StringBuilder slipped = new StringBuilder(text);
    for (int place : places) {
      switch (place % 3) {
        case 0 -> slipped.deleteCharAt(Math.min(place, slipped.length() - 1));
        case 1 -> slipped.insert(Math.min(place, slipped.length()), "'[{x".charAt(place % 4));
        default -> slipped.setCharAt(Math.min(place, slipped.length() - 1), 'q');
      }
    }
    return slipped.toString();
  }

  @Provide
  Arbitrary<Definition> definitions() {
    return RandomRoles.definitions();
  }
}
