package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.authoring.check.CycleCheck;
import dev.runesheet.game.declared.authoring.check.name.RefusedNames;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.FormulaLine;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.word.WordList;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The checks of formulas with names. */
record FormulaCheck(DeclaredNames names, SourceLocation file, Diagnostics findings) {

  /** The word that a finding begins with. */
  private static final Pattern QUOTED = Pattern.compile("^'([^']+)'");

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

  /**
   * The findings with the formula that one is about, where a text has what is wrong only by the
   * name of a formula; without those of formulas that say a name which is refused itself.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   */
  static List<Diagnostic> named(List<Diagnostic> all, JsonNode declared, PackFiles files) {
    List<Diagnostic> found = RefusedNames.told(all, files);
    Map<String, String> formulas = FormulaLine.written(declared);
    SourceLines lines = new SourceLines(files);
    return formulas.isEmpty()
        ? found
        : found.stream().map(one -> named(one, lines, formulas)).toList();
  }

  private static Diagnostic named(Diagnostic one, SourceLines lines, Map<String, String> formulas) {
    boolean isOfValue = one.location().place() instanceof Place.Pointer;
    String text = isOfValue ? lines.text(one.location()) : "";
    Matcher quoted = QUOTED.matcher(one.found());
    if (text.isEmpty() || !quoted.find() || says(text, quoted.group(1))) {
      return one;
    }
    Set<String> within = new LinkedHashSet<>();
    Deque<String> next = new ArrayDeque<>(List.of(text));
    while (!next.isEmpty()) {
      String said = next.pop();
      formulas.forEach(
          (name, formula) -> {
            if (says(said, name) && within.add(name)) {
              next.add(formula);
            }
          });
    }
    return within.stream()
        .filter(name -> says(formulas.get(name), quoted.group(1)))
        .findFirst()
        .map(name -> " in formula " + Words.quote(name))
        .map(in -> one.worded(part -> part.equals(one.found()) ? part + in : part))
        .orElse(one);
  }

  private static boolean says(String text, String name) {
    String alone = "(?<![\\p{L}\\d_-])" + Pattern.quote(name) + "(?![\\p{L}\\d_-])";
    return Pattern.compile(alone).matcher(text).find();
  }
}
