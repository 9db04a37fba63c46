package dev.runesheet.testing.declared;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spi.RuleWords;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A game's vocabulary with the effects of its rules; each kind is gathered once. */
final class RuleVocabulary implements SourceNames {

  private static final Set<String> OWN = Set.of("effect", "reason");

  private final RuleWords rules;
  private final SourceNames game;
  private final Map<String, Words> gathered = new HashMap<>();

  private RuleVocabulary(RuleWords rules, SourceNames game) {
    this.rules = rules;
    this.game = game;
  }

  static SourceNames of(RuleWords rules, SourceNames game) {
    return new RuleVocabulary(rules, game);
  }

  @Override
  public Words words(String kind) {
    return gathered.computeIfAbsent(kind, this::gather);
  }

  private Words gather(String kind) {
    return switch (kind) {
      case "effect" -> Words.of(rules.effectIds(), Code.UNKNOWN_REFERENCE);
      case "reason" -> Words.of(effectsOrNone(), Code.UNKNOWN_REFERENCE);
      default -> game.words(kind);
    };
  }

  private Set<String> effectsOrNone() {
    Set<String> all = new LinkedHashSet<>(rules.effectIds());
    all.add("");
    return all;
  }

  @Override
  public Optional<String> read(String kind, JsonValue value) {
    return OWN.contains(kind) ? words(kind).read(value) : game.read(kind, value, words(kind));
  }

  @Override
  public boolean hasSpellings(String kind) {
    return !OWN.contains(kind) && game.hasSpellings(kind);
  }

  @Override
  public String usual(String kind, String written) {
    return OWN.contains(kind) ? written : game.usual(kind, written);
  }

  @Override
  public Optional<?> rest(String kind, JsonFields fields) {
    return game.rest(kind, fields);
  }
}
