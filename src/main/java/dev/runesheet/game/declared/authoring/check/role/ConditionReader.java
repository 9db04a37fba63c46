package dev.runesheet.game.declared.authoring.check.role;

import dev.runesheet.analysis.WordCheck;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.All;
import dev.runesheet.model.Condition.Any;
import dev.runesheet.model.Condition.Is;
import dev.runesheet.model.Condition.Not;
import dev.runesheet.word.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A reader of the parts of a condition, each with what is known of roles where it stands. */
public interface ConditionReader {

  /**
   * A part that has none itself.
   *
   * @param holds whether it is to hold, or its opposite
   * @param before the roles where the parts before it hold, or those before it in an alternative do
   *     not: so it is looked at in a match
   * @param beside the roles where all parts hold that must hold with it, wherever they stand
   */
  void part(Condition part, boolean holds, RoleKinds before, RoleKinds beside);

  /** Conditions that must hold together. */
  void together(All all, RoleKinds before);

  /** Reads a condition that is looked at with some roles. */
  default void read(Condition condition, RoleKinds roles) {
    read(condition, roles, roles);
  }

  /** The opposite of several conditions together is read as these: they are what is written. */
  private void read(Condition condition, RoleKinds before, RoleKinds beside) {
    boolean opposite = condition instanceof Not not && not.of() instanceof All;
    Condition plain = opposite ? asked(condition) : plain(condition);
    if (plain instanceof All all) {
      All flat = new All(parts(all).toList());
      together(flat, before);
      all(flat, before, beside);
    } else if (plain instanceof Any any) {
      RoleKinds here = before;
      RoleKinds there = beside;
      for (Condition way : any.of()) {
        read(way, here, there);
        here = here.when(new Not(way));
        there = there.when(new Not(way));
      }
    } else {
      part(asked(plain), asked(plain) == plain, before, beside);
    }
  }

  private static Stream<Condition> parts(All all) {
    return all.of().stream()
        .flatMap(part -> plain(part) instanceof All inside ? parts(inside) : Stream.of(part));
  }

  /** Reads all but those that exclude each other, which is told of both. */
  private void all(All all, RoleKinds before, RoleKinds beside) {
    RoleKinds here = before;
    for (int i = 0; i < all.of().size(); i++) {
      Condition one = all.of().get(i);
      if (!WordCheck.contradicts(all, one)) {
        List<Condition> others = new ArrayList<>(all.of());
        (isOfCard(one) ? others.subList(i, others.size()) : others.subList(i, i + 1)).clear();
        read(one, here, beside.when(new All(others)));
      }
      here = here.when(one);
    }
  }

  /** True if a part and one behind it exclude each other both ways, which is told of the latter. */
  private static boolean isOfCard(Condition part) {
    return asked(part) instanceof Is is && !is.property().equals(Property.ZONE);
  }

  private static Condition asked(Condition part) {
    return part instanceof Not not ? not.of() : part;
  }

  /** A condition that says the same, and is the opposite of no other that has parts. */
  static Condition plain(Condition condition) {
    if (!(condition instanceof Not not)) {
      return condition;
    }
    if (not.of() instanceof Not twice) {
      return plain(twice.of());
    }
    List<Condition> opposites =
        not.of().parts().stream().map(part -> (Condition) new Not(part)).toList();
    return not.of() instanceof All
        ? new Any(opposites)
        : not.of() instanceof Any ? new All(opposites) : condition;
  }
}
