package dev.runesheet.testing.mutation;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The words that a game's effects use, each where it can stand: a word that is met in one effect is
 * understood in the same place of another.
 */
final class WordsInUse {

  /** Roles that only some places know, such as the target of a loop. */
  private static final Set<String> BOUND = Set.of("target", "subject", "causer");

  private static final int MOST = 3;

  private final Map<String, NavigableSet<String>> words = new TreeMap<>();

  private final Set<String> verbs = new TreeSet<>();

  /** True if an effect asks for one of several ways, or of a menu, and takes none for an answer. */
  private boolean waysAreDeclined;

  WordsInUse(Collection<Effect> effects) {
    effects.forEach(this::note);
  }

  /** True if an effect uses a verb. */
  boolean uses(VerbSpec verb) {
    return verbs.contains(verb.name());
  }

  /**
   * True if a source can say that a question may be declined: one for an entity of a group, or any
   * that may be, in a game that has others of its form.
   */
  boolean mayBeDeclined(Step.Choose question) {
    return isPick(question) || waysAreDeclined;
  }

  private static boolean isPick(Step.Choose question) {
    return question.branches().size() == 1
        && question.branches().get(0).options() instanceof Step.Options.Each;
  }

  /** True if a word is of no list and no sentence tells it: no author writes it. */
  static boolean isUnsaid(VerbSpec verb, String name) {
    boolean listed =
        verb.parameters().stream().anyMatch(one -> one.name().equals(name) && isListed(one));
    return !listed && !verb.says().contains("{" + name);
  }

  private static boolean isListed(Parameter parameter) {
    return !parameter.words().isEmpty() || !parameter.choices().isEmpty();
  }

  /** The key for the words of a verb's parameter. */
  static String parameter(VerbSpec verb, String name) {
    return verb.parameters().stream()
        .filter(parameter -> parameter.name().equals(name))
        .map(parameter -> parameter.words())
        .filter(list -> !list.isEmpty())
        .findFirst()
        .map(list -> "list " + list)
        .orElse(verb.name() + " " + name);
  }

  /** The key for the words of a part: those that a condition asks for are of its property. */
  static String part(Record whole, String name) {
    return whole instanceof Condition.Is is && name.equals("Is.word")
        ? name + " of " + is.property()
        : name;
  }

  /** Other words for a place: the next ones in alphabetical order, cyclically. */
  List<String> others(String place, String word) {
    NavigableSet<String> known = words.getOrDefault(place, new TreeSet<>());
    List<String> round = new ArrayList<>(known.tailSet(word, false));
    round.addAll(known.headSet(word, false));
    return round.subList(0, Math.min(MOST, round.size()));
  }

  /** Other roles for a place of an effect. */
  List<String> otherRoles(String role, Effect effect) {
    Set<String> own = new WordsInUse(List.of(effect)).roles();
    List<String> others = new ArrayList<>(roles());
    others.removeIf(other -> other.equals(role) || BOUND.contains(other) && !own.contains(other));
    return others;
  }

  private Set<String> roles() {
    return words.getOrDefault(Selector.Role.class.getSimpleName() + ".name", new TreeSet<>());
  }

  private void note(Object part) {
    waysAreDeclined |=
        part instanceof Step.Choose question && question.optional() && !isPick(question);
    if (part instanceof Step.Do act) {
      verbs.add(act.verb().name());
      act.arguments().forEach((name, argument) -> note(parameter(act.verb(), name), argument));
      for (Parameter parameter : act.verb().parameters()) {
        String key = parameter(act.verb(), parameter.name());
        parameter.choices().words().forEach(word -> note(key, word));
      }
    } else if (part instanceof Collection<?> all) {
      all.forEach(this::note);
    } else if (part instanceof Optional<?> one) {
      one.ifPresent(this::note);
    } else if (part instanceof Record whole
        && !(part instanceof SourceLocation)
        && !(part instanceof VerbSpec)
        && !(part instanceof Phrasing)) {
      RecordParts parts = new RecordParts(whole);
      for (int i = 0; i < parts.size(); i++) {
        note(part(whole, parts.name(i)), parts.get(i));
      }
    }
  }

  private void note(String place, Object value) {
    Object inner = value instanceof Argument.Word word ? word.word() : value;
    if (inner instanceof String text) {
      words.computeIfAbsent(place, key -> new TreeSet<>()).add(text);
    } else {
      note(inner);
    }
  }
}
