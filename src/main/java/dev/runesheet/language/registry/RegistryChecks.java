package dev.runesheet.language.registry;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.Parameter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Checks cards and effects against each other: each effect that a card names exists, each effect is
 * some card's, and each can do something on the cards that have it.
 */
public final class RegistryChecks {

  private static final String ON_TILES = " on affected tiles";
  private static final String SPAWNED =
      RegistryWords.EVENTS.meaning(RegistryWords.ON_SPAWNED).orElseThrow();

  private final Map<String, List<Effect>> byOwner = new LinkedHashMap<>();
  private final Diagnostics diagnostics;

  private RegistryChecks(List<Effect> effects, Diagnostics diagnostics) {
    effects.forEach(
        effect -> byOwner.computeIfAbsent(effect.owner(), key -> new ArrayList<>()).add(effect));
    this.diagnostics = diagnostics;
  }

  /** Reports what does not fit together. */
  public static void check(List<CardSource> cards, List<Effect> effects, Diagnostics diagnostics) {
    RegistryChecks checks = new RegistryChecks(effects, diagnostics);
    Set<String> used = new HashSet<>();
    Set<String> spawned = checks.spawned(effects);
    checks.named(effects, cards.stream().map(CardSource::id).toList());
    for (CardSource card : cards) {
      if (!card.effect().isEmpty()) {
        used.add(card.effect());
        checks.card(card, spawned);
      }
    }
    checks.byOwner.forEach(
        (owner, own) -> {
          if (!used.contains(owner)) {
            diagnostics.add(
                Diagnostic.of(Code.EFFECT_UNUSED, own.get(0).source(), "'" + owner + "'", ""));
          }
        });
  }

  private void card(CardSource card, Set<String> spawned) {
    List<Effect> effects = byOwner.get(card.effect());
    if (effects == null) {
      diagnostics.unknownWord(
          Code.UNKNOWN_REFERENCE, card.source(), card.effect(), byOwner.keySet());
      return;
    }
    for (Effect effect : effects) {
      if (!card.affectsTiles() && effect.sentence().contains(ON_TILES)) {
        never(
            card, effect, "a pattern with E or X cells, since the effect is about affected tiles");
      }
      if (effect.trigger().event().equals(SPAWNED) && !spawned.contains(card.id())) {
        never(card, effect, "a card that some effect spawns");
      }
    }
  }

  private void never(CardSource card, Effect effect, String expected) {
    String found = "'" + effect.owner() + "' on card " + card.id() + " " + card.name();
    diagnostics.add(Diagnostic.of(Code.NEVER_FIRES, card.source(), found, expected));
  }

  /**
   * Effects that were written elsewhere than in JSON name cards by ids that nobody has looked up.
   */
  private void named(List<Effect> effects, List<String> ids) {
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        program.steps().forEach(step -> named(step, ids));
      }
    }
  }

  private void named(Step step, List<String> ids) {
    if (step instanceof Step.If branch) {
      branch.then().forEach(inner -> named(inner, ids));
    } else if (step instanceof Step.Do act) {
      Set<String> words = new LinkedHashSet<>();
      for (Parameter parameter : act.verb().parameters()) {
        if (parameter.words().equals("card")) {
          words.add(String.valueOf(act.arguments().get(parameter.name())));
        }
      }
      words.removeAll(ids);
      words.forEach(
          word -> diagnostics.unknownWord(Code.UNKNOWN_REFERENCE, act.source(), word, ids));
    }
  }

  private Set<String> spawned(List<Effect> effects) {
    Set<String> cards = new HashSet<>();
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        program.steps().forEach(step -> spawned(step, cards));
      }
    }
    return cards;
  }

  private static void spawned(Step step, Set<String> cards) {
    if (step instanceof Step.If branch) {
      branch.then().forEach(inner -> spawned(inner, cards));
    } else if (step instanceof Step.Do act && act.verb().name().equals("spawn-tokens")) {
      act.arguments().values().forEach(argument -> cards.add(argument.toString()));
    }
  }
}
