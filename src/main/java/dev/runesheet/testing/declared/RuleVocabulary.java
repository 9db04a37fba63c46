package dev.runesheet.testing.declared;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.schema.shape.SourceNames;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** A game's vocabulary with the effects of its rules; each kind is gathered once. */
final class RuleVocabulary implements SourceNames {

  private static final Set<String> OWN = Set.of("effect", "reason");

  private final Supplier<EffectNames> effects;
  private final SourceNames game;
  private final Map<String, Words> gathered = new HashMap<>();

  RuleVocabulary(Supplier<EffectNames> effects, SourceNames game) {
    this.effects = effects;
    this.game = game;
  }

  @Override
  public Words words(String kind) {
    return gathered.computeIfAbsent(kind, this::gather);
  }

  private Words gather(String kind) {
    return switch (kind) {
      case "effect" -> effects.get().effects();
      case "reason" -> effects.get().reasons();
      default -> game.words(kind);
    };
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
