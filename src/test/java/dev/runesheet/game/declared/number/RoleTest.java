package dev.runesheet.game.declared.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.word.GivenRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Roles of conditions, as catalogs and saves keep them. */
class RoleTest {

  private static String is(String role) {
    return "{\"is\":\"word\",\"role\":\"" + role + "\",\"property\":\"kind\",\"word\":\"unit\"}";
  }

  @ParameterizedTest
  @ValueSource(strings = {"self", "target", "owner", "opponent", "defender"})
  void theTextOfAConditionHasTheWordOfItsRole(String role) {
    Expression.Test test = Expression.test(is(role));

    assertThat(test).isEqualTo(new Expression.Is(Role.of(role), "kind", "unit"));
    assertThat(Expression.text(test)).isEqualTo(is(role));
  }

  @ParameterizedTest
  @ValueSource(strings = {"subject", "causer"})
  void aRoleThatOnlyAnEventBringsIsRefused(String role) {
    assertThatThrownBy(() -> Expression.test(is(role)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("role (" + role + ") is there in answers to events only");
  }

  @Test
  void rolesAreNamedWithinWhatIsCounted() {
    Role self = new Role.Given(GivenRole.SELF);
    Role holder = new Role.Declared("holder");
    Role target = new Role.Given(GivenRole.TARGET);
    Expression.Test unit = new Expression.Not(new Expression.Is(target, "kind", "unit"));
    Expression.Number count = new Expression.Count("allies", holder, List.of(unit));
    Expression.Number health = new Expression.StatOf(self, "health");

    assertThat(NamedRoles.of(new Expression.Compare(Expression.Relation.ABOVE, health, count)))
        .containsExactly(self, holder, target);
  }
}
