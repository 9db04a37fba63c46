package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.authoring.check.CycleCheck;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.FormulaLine;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.WordList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The checks of formulas with names. */
record FormulaCheck(DeclaredNames names, SourceLocation file, Diagnostics findings) {

  private static final Map<String, String> OTHERS = others();

  private static Map<String, String> others() {
    Map<String, String> others = new LinkedHashMap<>();
    others.put(WordList.STAT, "a number");
    others.put(WordList.SCOPE, "a scope");
    others.put(WordList.ROLE, "a role");
    return others;
  }

  /** Checks that no formula is made of itself, and that each has a name and words of its own. */
  void check(Declaration declared) {
    CycleCheck.check(names.formulas().uses(), this::place, findings);
    names.formulas().uses().keySet().forEach(this::own);
    Map<String, String> called = new HashMap<>();
    declared.formulas().forEach((name, line) -> called(name, line, called));
  }

  /** Checks that sentences say a formula by some words, and no other by these. */
  private void called(String name, FormulaLine line, Map<String, String> others) {
    String words = line.called().orElse(name);
    SourceLocation place = line.called().isEmpty() ? place(name) : line.place().field("called");
    if (words.isBlank()) {
      findings.errorAbout(Code.MISSING_FIELD, place, words, "what it is called, or no such entry");
    }
    String other = others.putIfAbsent(words, name);
    if (other != null) {
      String found = Words.quote(words) + ", as " + Words.quote(other) + " is called, too";
      findings.error(Code.DECLARATION, place, found, "words of its own");
    }
  }

  private void own(String name) {
    OTHERS.forEach(
        (list, what) -> {
          if (names.of(list).contains(name)) {
            String found = "formula " + Words.quote(name) + ", which is " + what + ", too";
            findings.error(Code.DECLARATION, place(name), found, "a name of its own");
          }
        });
  }

  /** Warns of formulas that nothing uses which has been read. */
  void unused() {
    String expected = "a formula that uses it";
    names
        .formulas()
        .unused()
        .forEach(
            name ->
                findings.add(
                    Diagnostic.about(Code.UNUSED, place(name), "formula", name, expected)));
  }

  private SourceLocation place(String name) {
    return file.fieldOfFile("formulas").field(name);
  }
}
