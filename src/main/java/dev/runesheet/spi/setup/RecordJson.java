package dev.runesheet.spi.setup;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.LRUMap;
import com.fasterxml.jackson.databind.util.LookupCache;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Records, and lists and maps of them, as JSON by the names of their components: catalogs, which
 * rule books keep, and set-ups.
 */
public final class RecordJson {

  private static final int FEW = 16;
  private static final int MANY = 200;

  /** Mappers keep the types that they have met, and so their class loaders: each goes with one. */
  private static final ClassValue<ObjectMapper> MAPPERS =
      new ClassValue<>() {
        @Override
        protected ObjectMapper computeValue(Class<?> type) {
          return JsonMapper.builder().typeFactory(ownTypes()).build();
        }
      };

  /** Readers find their way about a record once: set-ups are read for every match. */
  private static final ClassValue<ObjectReader> READERS =
      new ClassValue<>() {
        @Override
        protected ObjectReader computeValue(Class<?> type) {
          return MAPPERS.get(type).readerFor(type);
        }
      };

  private RecordJson() {}

  /** A factory of types for one mapper: the shared one would keep class loaders of games. */
  public static TypeFactory ownTypes() {
    LookupCache<Object, JavaType> types = new LRUMap<>(FEW, MANY);
    return TypeFactory.defaultInstance().withCache(types);
  }

  /** A record as JSON. */
  public static JsonNode write(Object one) {
    return MAPPERS.get(one.getClass()).valueToTree(one);
  }

  /**
   * Reads what {@link #write} writes.
   *
   * @param what begins the sentence about a mistake, such as {@code set-up}
   * @param above the pointer to the JSON in the whole that people see; empty if it is the whole
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static <T> T read(JsonNode json, Class<T> type, String what, String above) {
    try {
      return READERS.get(type).readValue(json);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(
          what + ": " + JsonMistake.words(wrong, json, above) + ".", wrong);
    } catch (IOException never) {
      throw new UncheckedIOException(never); // A tree in memory is read from nowhere.
    }
  }

  /**
   * Reads a part of a catalog.
   *
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static <T> T read(JsonNode json, Class<T> type) {
    String what = "catalog (" + type.getSimpleName() + ") is not readable";
    if (json.isMissingNode() || json.isNull()) {
      throw new IllegalArgumentException(what + ": it is empty.");
    }
    return read(json, type, what, "");
  }

  /** The texts of a list; none of what is no list. */
  public static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }
}
