package dev.runesheet.game.declared.number;

import dev.runesheet.game.declared.number.Expression.Number;
import dev.runesheet.game.declared.number.Expression.Test;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The roles that a condition names, also within what it counts. */
public final class NamedRoles {

  private final Set<Role> roles = new LinkedHashSet<>();

  private NamedRoles() {}

  /** The roles of a condition, in the order in which it names them. */
  public static Set<Role> of(Test test) {
    NamedRoles named = new NamedRoles();
    named.test(test);
    return named.roles;
  }

  private void test(Test test) {
    if (test instanceof Expression.Compare compare) {
      number(compare.left());
      number(compare.right());
    } else if (test instanceof Expression.Is is) {
      roles.add(is.role());
    } else if (test instanceof Expression.Same same) {
      roles.add(same.role());
      roles.add(same.as());
    } else if (test instanceof Expression.Not not) {
      test(not.of());
    } else if (test instanceof Expression.All all) {
      tests(all.of());
    } else if (test instanceof Expression.Any any) {
      tests(any.of());
    }
  }

  private void tests(List<Test> tests) {
    tests.forEach(this::test);
  }

  private void number(Number number) {
    if (number instanceof Expression.StatOf stat) {
      roles.add(stat.role());
    } else if (number instanceof Expression.OfScope some) {
      roles.add(some.from());
      tests(some.where());
    }
    number.parts().forEach(this::number);
  }
}
