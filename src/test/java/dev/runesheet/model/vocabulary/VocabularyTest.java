package dev.runesheet.model.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.engine.verb.AddStat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The words of a game in Java, made step by step. */
class VocabularyTest {

  private final Vocabulary plain =
      Vocabulary.of(
          VerbCatalog.of(List.of(AddStat.class)),
          List.of("turn starts"),
          List.of("health"),
          List.of());

  @Test
  void ownersAndRolesAreAddedAndTheRestStays() {
    Vocabulary words =
        plain.ofWholeNumbers().withOwners(List.of("bear", "boar")).withRoles("self", "owner");

    assertThat(words.lists()).containsEntry(Vocabulary.OWNERS, List.of("bear", "boar"));
    assertThat(words.roles()).containsExactly("self", "owner");
    assertThat(words.wholeNumbers()).isTrue();
    assertThat(words.verbs()).isSameAs(plain.verbs());
    assertThat(words.triggers()).isEqualTo(plain.triggers());
    assertThat(words.stats()).isEqualTo(plain.stats());
  }

  @Test
  void withoutThemThereIsSelfAloneAndAnyOwner() {
    assertThat(plain.roles()).containsExactly("self");
    assertThat(plain.lists()).isEmpty();
  }

  @Test
  void nullIsRefusedByName() {
    assertThatThrownBy(() -> plain.withOwners(null)).hasMessageContaining("owners");
    assertThatThrownBy(() -> plain.withRoles((String[]) null)).hasMessageContaining("names");
  }
}
