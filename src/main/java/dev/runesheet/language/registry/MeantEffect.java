package dev.runesheet.language.registry;

import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says which effect a card may mean that names none. */
final class MeantEffect {

  private static final String PARTS = "[_/-]+";
  private static final String NUMBER = "\\d+";

  private final Collection<String> ids;
  private final List<String> unused;
  private final Set<String> parts;

  MeantEffect(Collection<String> ids, List<CardSource> cards) {
    this.ids = ids;
    this.unused = new ArrayList<>(ids);
    cards.forEach(card -> unused.remove(card.effect()));
    this.parts = ids.stream().flatMap(MeantEffect::parts).collect(Collectors.toSet());
  }

  /** What to do instead: the effect that may be meant, or what may have become of this one. */
  String instead(String missing) {
    String free = Words.nearest(missing, unused);
    if (free != null) {
      return "did you mean '" + free + "'?";
    }
    boolean slip = parts(missing).anyMatch(part -> !part.matches(NUMBER) && !parts.contains(part));
    String near = slip ? Words.nearest(missing, ids) : null;
    return near == null
        ? "its row may have been deleted, or have another id now"
        : "did you mean '" + near + "'?";
  }

  private static Stream<String> parts(String id) {
    return Arrays.stream(id.split(PARTS));
  }
}
