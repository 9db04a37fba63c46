package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.language.registry.CardSource;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The suggestion of an effect for a card that names an unknown one. */
final class EffectSuggestion {

  private static final String PARTS = "[_/-]+";
  private static final String NUMBER = "\\d+";

  private final Collection<String> ids;
  private final List<String> unused;
  private final Set<String> parts;

  EffectSuggestion(Collection<String> ids, List<CardSource> cards) {
    this.ids = ids;
    this.unused = new ArrayList<>(ids);
    cards.forEach(card -> unused.remove(card.effect()));
    this.parts = ids.stream().flatMap(EffectSuggestion::parts).collect(Collectors.toSet());
  }

  /** The nearest effect; null if this one may rather have been renamed or deleted. */
  String instead(String missing) {
    String free = Words.nearest(missing, unused);
    boolean slip = parts(missing).anyMatch(part -> !part.matches(NUMBER) && !parts.contains(part));
    return free == null && slip ? Words.nearest(missing, ids) : free;
  }

  private static Stream<String> parts(String id) {
    return Arrays.stream(id.split(PARTS));
  }
}
