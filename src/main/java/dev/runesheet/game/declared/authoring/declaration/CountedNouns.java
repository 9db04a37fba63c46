package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.model.English;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The nouns that sentences of a game count, of which an author may say the singular. */
record CountedNouns(Phrasing phrasing, VerbCatalog verbs) {

  /** The last words of the nouns for scopes, numbers and cards, and of what verbs count. */
  Set<String> of(Collection<String> scopes, Collection<String> stats, Collection<String> cards) {
    List<String> nouns = new ArrayList<>();
    scopes.forEach(scope -> nouns.add(phrasing.group(scope).many()));
    stats.forEach(stat -> nouns.add(phrasing.get(Phrasing.STATS).getOrDefault(stat, stat)));
    nouns.addAll(cards);
    Set<String> ends = new LinkedHashSet<>();
    nouns.forEach(noun -> ends.addAll(English.ends(noun)));
    verbs.all().forEach(verb -> ends.addAll(words(verb)));
    return ends;
  }

  private static List<String> words(VerbSpec verb) {
    return Stream.of(verb.says(), verb.tells())
        .flatMap(text -> Stream.of(text.split("[^\\p{L}]+")))
        .filter(word -> !English.singular(word).equals(word))
        .toList();
  }
}
