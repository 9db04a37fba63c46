package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.generate.DrlGenerator;
import dev.runesheet.model.Effect;
import dev.runesheet.spi.SourceNotes;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * The rules of roles that scenarios bring themselves, together for all scenarios of a rule book: a
 * role that several bring is compiled once. Rules of roles that a scenario does not have never fire
 * in it.
 */
final class GivenRules {

  private static final String PREFIX = "given-";
  private static final Map<RuleBook, GivenRules> OF_BOOKS =
      Collections.synchronizedMap(new WeakHashMap<>());

  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final Map<String, Integer> named = new LinkedHashMap<>();
  private final Map<String, RuleSource> sources = new LinkedHashMap<>();
  private SourceNotes notes = SourceNotes.NONE;

  static GivenRules of(RuleBook book) {
    return OF_BOOKS.computeIfAbsent(book, any -> new GivenRules());
  }

  /** The id of something by its usual one and what it does: of one name there may be several. */
  synchronized String id(String usual, String does) {
    int number =
        numbers.computeIfAbsent(usual + "\n" + does, any -> named.merge(usual, 1, Integer::sum));
    return number == 1 ? PREFIX + usual : PREFIX + number + "-" + usual;
  }

  /** A book that has the rules of these effects besides its own. */
  synchronized RuleBook extend(RuleBook book, List<Effect> effects, WolfCatalog catalog) {
    Map<String, Map<String, Effect>> missing = new LinkedHashMap<>();
    for (Effect effect : effects) {
      String owner = effect.owner().equals(Polls.OWNER) ? effect.id() : effect.owner();
      if (!sources.containsKey(owner)) {
        missing
            .computeIfAbsent(owner, any -> new LinkedHashMap<>())
            .putIfAbsent(effect.id(), effect);
      }
    }
    missing.forEach((owner, all) -> add(owner, List.copyOf(all.values())));
    return book.extended(List.copyOf(sources.values()), notes, catalog.toJson());
  }

  private void add(String owner, List<Effect> effects) {
    String name = "rules.werewolf.given.r" + sources.size();
    DrlGenerator.Generated rules = DrlGenerator.generate(name, "roles/" + owner, effects);
    sources.put(owner, rules.source());
    notes = notes.and(new SourceNotes(rules.notes()));
  }
}
