package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.authoring.check.unused.ConstantWorth;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.FormulaExpressions;
import dev.runesheet.game.declared.authoring.declaration.WinnerLine;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The checks of formulas that are worked out from a position alone, where no rule could answer. */
record PositionFormulas(DeclaredNames names, Diagnostics findings) {

  /** Checks those of a declaration besides the conditions of its effects. */
  void check(Declaration declared, SourceLocation file) {
    tellsApart(declared.worth(), file.fieldOfFile("worth"));
    test(declared.certain(), file.fieldOfFile("certain"));
    declared.zones().values().forEach(this::most);
    calculations(declared, file);
    declared.winner().ifPresent(this::winner);
  }

  /** Checks that a number can be computed without chance. */
  private void number(Optional<String> number, SourceLocation place) {
    read(number, place)
        .filter(value -> FormulaExpressions.number(value).isEmpty())
        .ifPresent(value -> drawn(number.get(), place, "a number"));
  }

  /** Checks that a condition can be evaluated without chance. */
  void test(Optional<String> test, SourceLocation place) {
    test.flatMap(text -> names.formulas().test(text, place, new Diagnostics()))
        .filter(condition -> FormulaExpressions.test(condition).isEmpty())
        .ifPresent(condition -> drawn(test.get(), place, "a condition"));
  }

  private Optional<Value> read(Optional<String> number, SourceLocation place) {
    return number.flatMap(text -> names.formulas().number(text, place, new Diagnostics()));
  }

  private void drawn(String formula, SourceLocation place, String what) {
    findings.error(
        Code.DECLARATION,
        place,
        "'" + formula + "', which draws chance or reads an event",
        what + " that the position alone tells");
  }

  /** Checks a number that tells how well players stand. */
  private void tellsApart(Optional<String> number, SourceLocation place) {
    number(number, place);
    read(number, place)
        .flatMap(value -> ConstantWorth.told(value, number.get(), place))
        .ifPresent(findings::add);
  }

  /** Checks that each number that decides who wins tells players apart. */
  private void winner(WinnerLine winner) {
    Set<Value> before = new HashSet<>();
    for (WinnerLine.ByLine by : winner.by()) {
      SourceLocation place = by.placeOfNumber();
      tellsApart(by.number(), place);
      if (!read(by.number(), place).map(before::add).orElse(true)) {
        String expected = "a number that tells those apart who are level in all before it";
        findings.errorAbout(Code.NO_CHANGE, place, by.number().get() + " again", expected);
      }
    }
  }

  /** Checks that a zone may hold cards, if it says by a plain number how many. */
  private void most(Declaration.ZoneLine zone) {
    SourceLocation place = zone.place().field("most");
    number(zone.most(), place);
    read(zone.most(), place)
        .filter(number -> number instanceof Value.Constant bound && bound.number() < 0)
        .ifPresent(
            number -> findings.error(Code.OUT_OF_RANGE, place, zone.most().get(), "0 or more"));
  }

  private void calculations(Declaration declared, SourceLocation file) {
    declared
        .calculations()
        .forEach(
            (name, line) -> {
              SourceLocation own = file.fieldOfFile("calculations").field(name);
              test(line.notesIf(), own.field("notes if"));
              number(line.notesAtMost(), own.field("notes at most"));
              line.parts().forEach(this::part);
            });
  }

  private void part(Declaration.PartLine part) {
    number(part.times(), part.place().field("times"));
    number(part.add(), part.place().field("add"));
    number(part.rank(), part.place().field("rank"));
    test(part.test(), part.place().field("if"));
  }
}
