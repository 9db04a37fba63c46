package dev.runesheet.api;

import static dev.runesheet.engine.testgame.Steps.gain;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.RuleRevisions.Revision;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Skirmish;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.drools.base.definitions.rule.impl.RuleImpl;

/** A book that came about by edits is the same as one compiled of the same rules at once. */
class RuleRevisionsPropertyTest {

  private static final int EDITS = 3;

  /** So few that they are worth a patch; more than that and all rules are compiled. */
  private static final int FEW = 2;

  private static final Set<String> NEEDED = Set.of("wolf/train", "granted/weak", "granted/slow");

  @Property(tries = 3)
  void anEditedBookIsTheSameAsAFreshOne(@ForAll long seed) {
    Random random = new Random(seed);
    RuleRevisions revisions = new RuleRevisions(new Skirmish());
    List<Effect> effects = List.of(Wild.effects());
    RuleBook fresh = next(revisions, effects).book();
    for (int edit = 0; edit < EDITS; edit++) {
      effects = edited(effects, random);
      Revision revision = next(revisions, effects);
      fresh = Books.of(effects.toArray(Effect[]::new));
      assertThat(revision.whole()).isFalse();
      assertThat(revision.book().hash()).isEqualTo(fresh.hash());
      assertThat(revision.book().effects()).containsExactlyElementsOf(fresh.effects());
      for (int match = 0; match < 3; match++) {
        long matchSeed = random.nextLong();
        assertThat(played(revision.book(), matchSeed)).isEqualTo(played(fresh, matchSeed));
      }
    }
    assertThat(orders(next(revisions, effects).book())).isEqualTo(orders(fresh));
  }

  private static Revision next(RuleRevisions revisions, List<Effect> effects) {
    return revisions.next(Books.sources(effects), Books.notes(effects), MissingNode.getInstance());
  }

  /** An effect or two do more or less than before or go, one comes back, two change places. */
  private static List<Effect> edited(List<Effect> effects, Random random) {
    List<Effect> edited = new ArrayList<>(effects);
    for (int i = 0; i < FEW; i++) {
      int at = random.nextInt(edited.size());
      Effect effect = edited.get(at);
      if (random.nextBoolean()) {
        edited.set(at, changed(effect, random));
      } else if (!NEEDED.contains(effect.id())) {
        edited.remove(at);
      }
    }
    for (Effect effect : Wild.effects()) {
      if (edited.stream().noneMatch(one -> one.id().equals(effect.id()))) {
        edited.add(random.nextInt(edited.size()), effect);
        break;
      }
    }
    int place = random.nextInt(edited.size());
    Collections.swap(edited, place, random.nextInt(edited.size()));
    return edited;
  }

  private static Effect changed(Effect effect, Random random) {
    int number = random.nextInt(3) + 1;
    Body body = effect.body();
    if (body instanceof Body.Program program) {
      List<Step> steps = new ArrayList<>(List.of(gain("gold", number)));
      steps.addAll(program.steps());
      body = new Body.Program(steps);
    } else if (body instanceof Body.Modify modify) {
      body = new Body.Modify(modify.type(), modify.stat(), modify.layer(), number, modify.scope());
    }
    return new Effect(
        effect.id(),
        effect.name(),
        effect.owner(),
        effect.trigger(),
        body,
        effect.priority(),
        effect.duration(),
        effect.stacking(),
        effect.source());
  }

  private static String played(RuleBook book, long seed) {
    try (Match match = Wild.scene(book, seed).start().match()) {
      Wild.answer(match, new Random(seed), 40);
      return match.happenings() + match.save();
    }
  }

  private static Map<String, Integer> orders(RuleBook book) {
    Map<String, Integer> orders = new TreeMap<>();
    book.kieBase()
        .getKiePackages()
        .forEach(
            pack ->
                pack.getRules()
                    .forEach(
                        rule ->
                            orders.put(
                                pack.getName() + "/" + rule.getName(),
                                ((RuleImpl) rule).getLoadOrder())));
    return orders;
  }
}
