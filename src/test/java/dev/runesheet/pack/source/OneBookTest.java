package dev.runesheet.pack.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.effect.EffectBook;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A project's family of effects that makes other tables at each call has the same in a command. */
class OneBookTest {

  /** A family that makes a book at each call. */
  private static final class Forgetful implements EffectSources {

    private int books;

    @Override
    public String family() {
      return "spells";
    }

    @Override
    public List<String> files() {
      return List.of("a.txt");
    }

    @Override
    public EffectBook book() {
      books++;
      return new EffectBook(List.of(), books > 1);
    }

    @Override
    public Optional<EffectSource> read(String name, byte[] content, Diagnostics findings) {
      return Optional.empty();
    }
  }

  @Test
  void theBookIsAskedForOnce() {
    EffectSources one = (EffectSources) OneBook.each(List.of(new Forgetful())).get(0);
    assertThat(one.book()).isSameAs(one.book());
    assertThat(one.book().partial()).isFalse();
    assertThat(one.among(null).book()).isSameAs(one.book());
  }

  @Test
  void allElseIsAskedOfTheFamilyItself() {
    List<String> own =
        Arrays.stream(OneBook.class.getDeclaredMethods()).map(Method::getName).toList();
    assertThat(EffectSources.class.getMethods())
        .extracting(Method::getName)
        .filteredOn(name -> !name.equals("forms")) // They are those of the book.
        .isSubsetOf(own);
  }
}
