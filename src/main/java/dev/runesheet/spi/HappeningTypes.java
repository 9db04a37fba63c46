package dev.runesheet.spi;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.DatabindContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.jsontype.impl.TypeIdResolverBase;
import java.util.Map;
import java.util.TreeMap;

/** The records of happenings by the {@link Happening#type} that tells them apart in JSON. */
final class HappeningTypes extends TypeIdResolverBase {

  private static final Map<String, Class<?>> KNOWN = new TreeMap<>();

  static {
    add(Happening.class);
  }

  private static void add(Class<?> type) {
    if (type.isRecord()) {
      KNOWN.put(type.getSimpleName(), type);
    } else {
      for (Class<?> below : type.getPermittedSubclasses()) {
        add(below);
      }
    }
  }

  @Override
  public JavaType typeFromId(DatabindContext context, String id) {
    Class<?> known = KNOWN.get(id);
    return known == null ? null : context.constructType(known);
  }

  @Override
  public String idFromValue(Object value) {
    return ((Happening) value).type();
  }

  @Override
  public String idFromValueAndType(Object value, Class<?> suggested) {
    return idFromValue(value);
  }

  @Override
  public String getDescForKnownTypeIds() {
    return KNOWN.keySet().toString();
  }

  @Override
  public JsonTypeInfo.Id getMechanism() {
    return JsonTypeInfo.Id.CUSTOM;
  }
}
