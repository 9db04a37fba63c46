package dev.runesheet.language.active;

import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.StackingMode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The check of effects that stay, across all cards: those with one key stack in one way, and the
 * game has words for the scopes that they say.
 */
public final class StandingCheck {

  private final EffectTypes types;
  private final Diagnostics findings;
  private final Map<String, StackingMode> modes = new HashMap<>();

  /** Checks effects of some types. */
  public StandingCheck(EffectTypes types, Diagnostics findings) {
    this.types = types;
    this.findings = findings;
  }

  /** Checks an effect with those before it; one that is done at once is right. */
  public void check(EffectUse use) {
    EffectType type = types.file().types().get(use.type());
    type.stays()
        .ifPresent(
            stays -> {
              stacking(use, stays);
              scope(use, type, use.scope().orElse(stays.scope()));
            });
  }

  private void stacking(EffectUse use, EffectType.Standing stays) {
    String key = use.key().or(stays::key).orElse(use.type());
    StackingMode mode = use.stacking().orElse(stays.stacking());
    StackingMode other = key.contains("$") ? null : modes.putIfAbsent(key, mode);
    if (other != null && other != mode) {
      findings.error(
          Code.STACKING_MODE,
          use.places().of(use.stacking().isPresent() ? "stacking_mode" : "stacking_key"),
          Words.quote(mode.word()) + " for the key " + Words.quote(key),
          Words.quote(other.word()) + ", as other effects with this key say");
    }
  }

  private void scope(EffectUse use, EffectType type, String scope) {
    SourceLocation place = use.places().of("scope");
    Map<String, String> valid = types.file().suppressed();
    boolean suppresses = type.usedPlaces().contains("suppressed");
    if (suppresses && scope.equals(HolderScope.SELF) && !valid.containsKey(scope)) {
      List<String> words = valid.keySet().stream().sorted().toList();
      findings.error(Code.SUPPRESSES_ITSELF, place, "scope 'self'", Words.oneOf(words));
    } else if (use.scope().isPresent()) {
      types
          .file()
          .lacking(type, scope)
          .ifPresent(known -> findings.unknownWord(Code.UNKNOWN_TARGET, place, scope, known));
    }
  }
}
