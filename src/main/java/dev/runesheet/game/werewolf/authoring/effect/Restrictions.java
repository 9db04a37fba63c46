package dev.runesheet.game.werewolf.authoring.effect;

import dev.runesheet.game.werewolf.authoring.effect.AbilityWords.NotPlayable;
import dev.runesheet.game.werewolf.role.RoleAbility.Asks;
import dev.runesheet.game.werewolf.role.RoleAbility.Limit;
import dev.runesheet.game.werewolf.role.Scale;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The restrictions behind the abilities of one action: what all of them are restricted by is asked
 * when the action is chosen; what only some are restricted by is asked when each of these is used.
 */
final class Restrictions {

  private final AbilityWords words;
  private final List<Limit> limits = new ArrayList<>();
  private final Map<String, List<Limit>> ofParts = new LinkedHashMap<>();
  private final List<Scale> scaling = new ArrayList<>();
  private boolean forced;

  Restrictions(AbilityWords words) {
    this.words = words;
  }

  /** Adds what restricts the whole action. */
  Restrictions of(Parameters parameters) {
    add(parameters.restrictions());
    times(parameters);
    return this;
  }

  /** The restrictions that stand behind all of several abilities, and so restrict the action. */
  static List<Restriction> shared(List<AbilityUse> uses) {
    List<Restriction> shared = new ArrayList<>();
    uses.stream().limit(1).forEach(use -> shared.addAll(use.parameters().restrictions()));
    uses.forEach(use -> shared.retainAll(use.parameters().restrictions()));
    return shared;
  }

  /** Adds what restricts abilities that are used together. */
  Restrictions all(List<AbilityUse> uses) {
    add(shared(uses));
    return each("", uses);
  }

  private void add(List<Restriction> whole) {
    read(whole).stream().filter(limit -> !limits.contains(limit)).forEach(limits::add);
  }

  /** Adds what restricts each of several abilities alone. */
  Restrictions each(String prefix, List<AbilityUse> uses) {
    for (int part = 1; part <= uses.size(); part++) {
      Parameters parameters = uses.get(part - 1).parameters();
      List<Limit> own = new ArrayList<>(read(parameters.restrictions()));
      own.removeAll(limits);
      if (!own.isEmpty()) {
        ofParts.put(prefix + part, own);
      }
      times(parameters);
    }
    return this;
  }

  private void times(Parameters parameters) {
    parameters.compulsions().forEach(Restrictions::check);
    parameters.scaling().ifPresent(scale -> RoleScaling.add(scale, Scale.Parity.ANY, scaling));
    forced |= parameters.forced();
  }

  private static void check(Parameters.Compulsion compulsion) {
    boolean plain =
        switch (compulsion.kind()) {
          case FORCED -> compulsion.byDefault().isEmpty();
          case VANISHING -> true; // It is about what players see of it on a page.
          default -> false;
        };
    if (!plain) {
      String target = compulsion.byDefault().isPresent() ? " of a target" : "";
      throw new NotPlayable("{" + compulsion.kind().title() + "}" + target);
    }
  }

  List<Limit> limits() {
    return limits;
  }

  Map<String, List<Limit>> ofParts() {
    return ofParts;
  }

  List<Scale> scaling() {
    return scaling;
  }

  boolean forced() {
    return forced;
  }

  private List<Limit> read(List<Restriction> restrictions) {
    return restrictions.stream().map(this::limit).filter(Objects::nonNull).toList();
  }

  private Limit limit(Restriction restriction) {
    if (restriction instanceof Restriction.Temporal temporal) {
      if (temporal.number().isEmpty()) {
        return new Limit(Asks.BY_DAYTIME, "", temporal.daytime().word(), 0);
      }
      int phase = Phase.of(temporal.daytime(), temporal.number().getAsInt());
      return new Limit(temporal.orLater() ? Asks.FROM_PHASE : Asks.IN_PHASE, "", "", phase);
    }
    if (restriction instanceof Restriction.Attribute attribute) {
      Asks asks = attribute.has() ? Asks.HAS : Asks.LACKS;
      String who = words.target(attribute.whose(), "");
      return new Limit(asks, who, AbilityWords.attribute(attribute.attribute()), 0);
    }
    if (restriction instanceof Restriction.Succession succession) {
      return new Limit(Asks.valueOf(succession.name()), "", "", 0);
    }
    if (restriction instanceof Restriction.Quantity quantity) {
      return new Limit(Asks.QUANTITY, "", "", quantity.times());
    }
    if (restriction == Restriction.Status.ALIVE) {
      return null; // Only the living use abilities anyway.
    }
    throw new NotPlayable("the restriction " + RoleTextWriter.write(restriction));
  }
}
