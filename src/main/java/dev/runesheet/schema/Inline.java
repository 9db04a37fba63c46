package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The fields of this component's record, or the entries of this map, stand among the fields of the
 * record that holds it. The keys of such a map are words or names of a closed list. Of an Optional
 * record all fields stand there or none.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT})
public @interface Inline {}
