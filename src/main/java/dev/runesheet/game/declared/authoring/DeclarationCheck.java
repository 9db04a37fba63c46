package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.DeclaredCatalog;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.Inline;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Checks what the entries of a declaration have to do with each other. */
final class DeclarationCheck {

  private final Declaration declared;
  private final Diagnostics findings;

  DeclarationCheck(Declaration declared, Diagnostics findings) {
    this.declared = declared;
    this.findings = findings;
  }

  /** Checks kinds, scopes and phases. */
  void game(SourceLocation file) {
    if (!declared.kinds().containsKey(DeclaredCatalog.PLAYER)) {
      findings.error(
          Code.DECLARATION, file, "no kind 'player'", "a kind 'player' with its numbers");
    }
    declared
        .kinds()
        .forEach((kind, stats) -> stats.keySet().forEach(stat -> own(kind, stat, file)));
    declared
        .scopes()
        .values()
        .forEach(scope -> words(scope.words(), word -> at(scope.place(), "words/" + word)));
    for (Declaration.PhaseLine phase : declared.phases()) {
      boolean end = phase.actions().stream().map(declared.actions()::get).anyMatch(this::always);
      if (!phase.actions().isEmpty() && !end) {
        findings.error(
            Code.DECLARATION,
            phase.place(),
            "phase '" + phase.phase() + "' in which a player may have no legal action",
            "an action without 'with' and 'if' that ends the phase");
      }
    }
  }

  /** Checks that a number's name is nothing else where cards or scenarios say it. */
  private void own(String kind, String stat, SourceLocation file) {
    boolean zone = kind.equals(DeclaredCatalog.PLAYER) && declared.zones().containsKey(stat);
    String other =
        zone ? "a zone" : declared.words().containsKey(stat) ? "a property" : field(stat);
    if (!other.isEmpty()) {
      findings.error(
          Code.DECLARATION,
          new SourceLocation(file.file(), "#/kinds/" + kind + "/" + stat),
          "number '" + stat + "', which is " + other + ", too",
          "a name of its own");
    }
  }

  private static String field(String stat) {
    boolean taken =
        Arrays.stream(Declaration.CardLine.class.getRecordComponents())
            .filter(component -> !component.isAnnotationPresent(Inline.class))
            .anyMatch(component -> component.getName().equals(stat));
    return taken ? "a field of cards" : "";
  }

  /** Checks that what is said of a property is one of its words. */
  private void words(Map<String, String> said, Function<String, SourceLocation> place) {
    said.forEach(
        (property, word) -> {
          List<String> known = declared.words().getOrDefault(property, List.of());
          if (!known.isEmpty() && !known.contains(word)) {
            findings.unknownWord(Code.UNKNOWN_REFERENCE, place.apply(property), word, known);
          }
        });
  }

  private boolean always(Declaration.ActionLine action) {
    return action.ends() && action.scope().isEmpty() && action.test().isEmpty();
  }

  /** Checks that cards have no number that their kinds have not, and only words that there are. */
  void cards(Declaration.Cards cards) {
    for (Declaration.CardLine card : cards.cards().values()) {
      Set<String> stats = declared.kinds().get(card.kind()).keySet();
      card.stats().keySet().stream()
          .filter(stat -> !stats.contains(stat))
          .forEach(
              stat -> findings.unknownWord(Code.UNKNOWN_STAT, card.places().of(stat), stat, stats));
      words(card.words(), card.places()::of);
    }
  }

  private static SourceLocation at(SourceLocation entry, String field) {
    return new SourceLocation(entry.file(), entry.place() + "/" + field);
  }
}
