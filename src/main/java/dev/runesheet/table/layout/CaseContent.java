package dev.runesheet.table.layout;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.table.cell.CellType;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/** The type of the cells of a {@link CaseColumn}. */
public sealed interface CaseContent {

  /** The words that notes and findings show. */
  String says();

  /** Any text, for people or for words that no list holds. */
  record AnyText() implements CaseContent {
    @Override
    public String says() {
      return "a text";
    }
  }

  /**
   * A word of a list.
   *
   * @param words the valid ones, in the order of the drop-down
   * @param unknown the code of the finding for any other word
   * @param hints which word may be meant by another; null: the nearest
   * @param others the further texts that stand for such words, which no drop-down lists; null: none
   */
  record OneOf(List<String> words, Code unknown, IdHints hints, Predicate<String> others)
      implements CaseContent {
    /** Copies the list. */
    public OneOf {
      words = List.copyOf(words);
    }

    /** Words of a list; findings suggest the nearest one. */
    public OneOf(List<String> words, Code unknown) {
      this(words, unknown, null, null);
    }

    /** The same words, with hints for names that stand for other words. */
    public OneOf hinting(IdHints other) {
      return new OneOf(words, unknown, other, others);
    }

    /** The same words, for which other texts can stand. */
    public OneOf also(Predicate<String> texts) {
      return new OneOf(words, unknown, hints, texts);
    }

    /** The same with other words in the drop-down. */
    public OneOf listing(List<String> more) {
      return new OneOf(more, unknown, hints, others);
    }

    /** True if a cell can hold the text. */
    public boolean takes(String text) {
      return words.contains(text) || others != null && others.test(text);
    }

    /** The finding that a text is none of the words. */
    public void report(String found, SourceLocation place, Diagnostics findings) {
      if (hints == null) {
        findings.unknownWord(unknown, place, found, words);
      } else {
        findings.add(Diagnostic.unknownId(unknown, place, found, hints));
      }
    }

    @Override
    public String says() {
      return Words.oneOf(words);
    }

    /** Texts that stand for words follow from these; unchanged sheets are not read again. */
    @Override
    public boolean equals(Object other) {
      return other instanceof OneOf one
          && words.equals(one.words)
          && unknown == one.unknown
          && Objects.equals(hints, one.hints)
          && (others == null) == (one.others == null);
    }

    @Override
    public int hashCode() {
      return Objects.hash(words, unknown, hints, others == null);
    }
  }

  /** A number, whole or not, between two bounds. */
  record Number(CellType type) implements CaseContent {
    @Override
    public String says() {
      return type.says();
    }
  }

  /**
   * A word of a list, which can have numbers behind it: {@code spark-imp (attack 2)}.
   *
   * @param words the valid words
   * @param unknown the code of the finding for any other word
   * @param numbers the names of the numbers
   */
  record Numbered(List<String> words, Code unknown, List<String> numbers) implements CaseContent {
    /** Copies the lists. */
    public Numbered {
      words = List.copyOf(words);
      numbers = List.copyOf(numbers);
    }

    @Override
    public String says() {
      String word = words.isEmpty() ? "a word" : Words.oneOf(words);
      return word + ", and numbers in brackets where they matter, for example " + example();
    }

    /** An entry with a number. */
    String example() {
      String word = words.isEmpty() ? "word" : words.get(0);
      return word + " (" + (numbers.isEmpty() ? "number" : numbers.get(0)) + " 1)";
    }
  }
}
